"""Plans: what every item is, that it stays so, and that mistakes are named with file, table and key."""

import contextlib
import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cluewright.batch.items import rehearse
from cluewright.batch.plan import Plan, PlanItem, load_plan
from cluewright.batch.plan_file import parse_plan
from cluewright.batch.sizes import read_sizes
from cluewright.core.errors import FormatError, InvalidRecipe
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.motifs import by_id

WritePlan = Callable[..., Path]
HITORI = '[[recipe]]\nkind = "hitori"\nsize = "8..10"\ncount = 12\ndifficulty = ["easy", "hard"]\n'
ZIP = '[[recipe]]\nkind = "zip"\nsize = [5, 4]\ncount = 4\n'


def recipes(plan: Plan) -> list[Recipe]:
    return [plan.recipe(item) for item in plan.items()]


class TestItems:
    """Item i is determined by the plan and i."""

    def test_counts_and_spread(self) -> None:
        made = recipes(parse_plan(f"seed = 1\n{HITORI}{ZIP}"))

        assert len(made) == 16
        levels = [(recipe.size, str(recipe.difficulty)) for recipe in made[:12]]
        assert sorted(levels) == sorted(2 * [((n, n), level) for n in (8, 9, 10) for level in ("easy", "hard")])
        assert [recipe.size for recipe in made[12:]] == [(5, 4)] * 4
        assert len({recipe.seed for recipe in made}) == 16

    def test_the_same_plan_gives_the_same_recipes(self) -> None:
        first = recipes(parse_plan(f"seed = 1\n{ZIP}"))

        assert first == recipes(parse_plan(f"seed = 1\n{ZIP}", file="other.toml"))
        # As in every version: who goes on with a batch after an upgrade must not get other items.
        assert [recipe.seed for recipe in first][:2] == [225886023570436, 233578729190925]
        assert first != recipes(parse_plan(f"seed = 2\n{ZIP}"))

    def test_a_lesson_by_its_name_from_before_makes_the_same_items(self) -> None:
        table = 'seed = 7\n[[recipe]]\nkind = "nonogram"\nsize = "10x10"\ncount = 2\nlesson = '
        before, now = (parse_plan(f'{table}"{lesson}"') for lesson in ("line analysis", "line-analysis"))

        assert recipes(before) == recipes(now)
        assert {recipe.options["lesson"] for recipe in recipes(now)} == {"line-analysis"}
        # The key from before there were slugs: a batch that was in progress goes on where it was.
        assert {plan.series[0].key for plan in (before, now)} == {"1e0e0c19cdbbb9fd2f2ee7a624533d43"}

    def test_more_recipes_higher_counts_and_another_order_keep_earlier_items(self) -> None:
        before = recipes(parse_plan(f"seed = 1\n{HITORI}"))
        after = parse_plan(f"seed = 1\n{ZIP}{HITORI.replace('count = 12', 'count = 30')}")

        assert [after.recipe(PlanItem(1, number)) for number in range(12)] == before

    def test_how_a_recipe_is_written_does_not_matter(self) -> None:
        written = 'seed = 1\n[[recipe]]\ncount = 4\nsize = "5x4"\nkind = "zip"\n'

        assert recipes(parse_plan(written)) == recipes(parse_plan(f"seed = 1\n{ZIP}"))

    def test_the_same_recipe_twice_makes_different_puzzles(self) -> None:
        made = recipes(parse_plan(f"seed = 1\n{ZIP}{ZIP}"))

        assert made[:4] == recipes(parse_plan(f"seed = 1\n{ZIP}"))
        assert len({recipe.seed for recipe in made}) == 8

    def test_each_attempt_has_its_own_seed(self) -> None:
        plan = parse_plan(f"seed = 1\n{ZIP}")
        seeds = [plan.recipe(PlanItem(0, 2), attempt).seed for attempt in range(3)]

        assert len(set(seeds)) == 3

    def test_items_by_number(self) -> None:
        plan = parse_plan(f"seed = 1\n{HITORI}{ZIP}")

        assert [plan.item(index) for index in range(16)] == list(plan.items())
        with pytest.raises(IndexError, match="there is no item 16: the plan has 16"):
            plan.item(16)

    def test_options_are_read_as_the_kind_declares_them(self) -> None:
        text = 'seed = 1\n[[recipe]]\nkind = "nonogram"\nsize = "7x5"\ncount = 4\ndensity = [0.5, 0.6]\nbest_of = 2\n'

        made = recipes(parse_plan(text))

        assert [recipe.options["density"] for recipe in made] == [0.5, 0.6, 0.5, 0.6]
        assert {recipe.options["best_of"] for recipe in made} == {2}

    def test_a_kind_of_somebody_else_works_as_ours(self, kakurasu: object) -> None:
        plan = parse_plan('seed = 1\n[[recipe]]\nkind = "kakurasu"\nsize = "5x4"\ncount = 2\n')

        assert [(recipe.kind, recipe.size) for recipe in recipes(plan)] == [("kakurasu", (5, 4))] * 2

    def test_a_billion_items_are_not_listed_to_be_counted(self) -> None:
        plan = parse_plan(f"seed = 1\n{ZIP.replace('count = 4', 'count = 1_000_000_000')}")

        assert plan.total == 10**9
        assert plan.recipe(plan.item(999_999_999)).size == (5, 4)


class TestPictures:
    """A folder of files makes a recipe of each."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        folder = tmp_path / "pictures"
        folder.mkdir()
        for name, seed in (("b.png", 1), ("a.PNG", 2), ("c.gif", 3)):
            picture = np.random.default_rng(seed).random((12, 15)) < 0.6
            Image.fromarray((255 * ~picture).astype(np.uint8)).save(folder / name)
        (folder / "notes.txt").write_text("no picture")
        return folder

    TEXT = 'seed = 1\n[[recipe]]\nkind = "nonogram"\nsize = "15x12"\npictures = "pictures"\n'

    def test_each_picture_once_unless_a_count_says_more(self, folder: Path, write_plan: WritePlan) -> None:
        once = recipes(load_plan(write_plan(self.TEXT)))
        more = load_plan(write_plan(f"{self.TEXT}count = 5\n"))

        assert [recipe.options["picture"] for recipe in once] == [
            str(folder / name) for name in ("a.PNG", "b.png", "c.gif")
        ]
        assert {recipe.options["pattern"] for recipe in once} == {"picture"}
        assert [series.count for series in more.series] == [2, 2, 1]
        rehearse(more)

    def test_more_and_renamed_pictures_keep_earlier_items(self, folder: Path, write_plan: WritePlan) -> None:
        path = write_plan(self.TEXT)
        before = {series.key for series in load_plan(path).series}
        shutil.copy(folder / "b.png", folder / "copy.png")
        (folder / "a.PNG").rename(folder / "z.png")

        after = {series.key for series in load_plan(path).series}

        assert before < after
        assert len(after) == 4

    def test_a_changed_picture_is_another_item(self, folder: Path, write_plan: WritePlan) -> None:
        path = write_plan(self.TEXT)
        before = {series.key for series in load_plan(path).series}
        shutil.copy(folder / "b.png", folder / "a.PNG")

        assert len(before & {series.key for series in load_plan(path).series}) == 2

    @pytest.mark.parametrize(
        ("line", "problem"),
        [
            ('pictures = "nowhere"', "pictures: expected a folder, but "),
            ("pictures = 3", "pictures: expected the name of a folder, found 3"),
            ('pictures = "empty"', "pictures: expected .bmp, .gif"),
            (
                'pictures = "pictures"\npicture = "a.png"',
                "picture: this recipe takes its picture from pictures",
            ),
        ],
    )
    def test_mistakes(self, folder: Path, write_plan: WritePlan, line: str, problem: str) -> None:
        (folder.parent / "empty").mkdir()
        path = write_plan(self.TEXT.replace('pictures = "pictures"', line))

        with pytest.raises(FormatError) as caught:
            load_plan(path)

        assert str(caught.value).startswith(f"{path}: recipe 1 (nonogram): {problem}")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("seed = = 1", "plan.toml:1:8: this is not TOML: "),
        (ZIP, "plan.toml: seed: expected a whole number, found nothing"),
        (f"seed = 1.5\n{ZIP}", "plan.toml: seed: expected a whole number, found 1.5"),
        (f"seed = true\n{ZIP}", "plan.toml: seed: expected a whole number, found True"),
        (f"seed = 1\nname = 3\n{ZIP}", "plan.toml: name: expected 1 to 100 characters of text, found 3"),
        (f"seed = 1\nsead = 2\n{ZIP}", "plan.toml: sead: unknown key; a plan has name, seed, recipe"),
        ("seed = 1", "plan.toml: recipe: expected [[recipe]] tables, found nothing"),
        ("seed = 1\n[recipe]\nkind = 1", "plan.toml: recipe: expected [[recipe]] tables, found {'kind': 1}"),
        (f"seed = 1\n{ZIP}[[recipe]]\n", "plan.toml: recipe 2: kind: expected the name of a kind"),
        ('seed = 1\n[[recipe]]\nkind = "zap"', "plan.toml: recipe 1: kind: there is no kind 'zap'"),
        ('seed = 1\n[[recipe]]\nkind = "zip"', "recipe 1 (zip): count: expected a whole number from 1, found nothing"),
        (f"seed = 1\n{ZIP.replace('= 4', '= 0')}", "recipe 1 (zip): count: expected a whole number from 1, found 0"),
        (f"seed = 1\n{ZIP}colour = 2", "recipe 1 (zip): colour: unknown option; zip has kind, size, count"),
        (f"seed = 1\n{ZIP}seed = 2", "recipe 1 (zip): seed: unknown option; zip has"),
        (f"seed = 1\n{ZIP}difficulty = 'mild'", "recipe 1 (zip): difficulty: difficulty must be one of easy, medium"),
        (f"seed = 1\n{ZIP}difficulty = []", "recipe 1 (zip): difficulty: expected at least one value"),
        (f"seed = 1\n{ZIP}tries = 'many'", "recipe 1 (zip): tries: tries must be a whole number, not 'many'"),
        (f"seed = 1\n{ZIP}tries = [[1]]", "recipe 1 (zip): tries: tries must be a value or a list of values"),
        (f"seed = 1\n{ZIP.replace('[5, 4]', '[5, 4, 3]')}", "recipe 1 (zip): size: [5, 4, 3] is not a size: write N, "),
        (f"seed = 1\n{ZIP}".replace("[5, 4]", "'9..5'"), "recipe 1 (zip): size: '9..5' is an empty range"),
    ],
)
def test_mistakes_name_the_file_the_table_the_key_and_what_was_expected(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_plan(text)

    assert problem in str(caught.value)
    assert str(caught.value).startswith("plan.toml:")


@given(st.text(max_size=60) | st.lists(st.sampled_from(["[[recipe]]", "seed = 1", "count = 1", 'kind = "zip"'])))
def test_whatever_a_plan_says_it_is_read_or_refused(text: str | list[str]) -> None:
    with contextlib.suppress(FormatError):
        parse_plan(text if isinstance(text, str) else "\n".join(text))


def test_a_recipe_its_kind_refuses_is_named_before_work_begins() -> None:
    plan = parse_plan('seed = 1\n[[recipe]]\nkind = "hitori"\nsize = ["6x5", "900x2"]\ncount = 9\n')

    with pytest.raises(InvalidRecipe, match=r"plan\.toml: recipe 1 \(hitori\): .*900x2"):
        rehearse(plan)


def test_a_plan_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_bytes(b"\xff\xfe")

    with pytest.raises(FormatError, match="expected UTF-8 text"):
        load_plan(tmp_path / "plan.toml")


class TestSizes:
    """Sizes are one, several or a range."""

    @pytest.mark.parametrize(
        ("value", "sizes"),
        [
            (7, [(7, 7)]),
            ("7x5", [(7, 5)]),
            ([7, 5], [(7, 5)]),
            ("7..9", [(7, 7), (8, 8), (9, 9)]),
            ("7..8x4..5", [(7, 4), (7, 5), (8, 4), (8, 5)]),
            ("7 .. 8 x 4", [(7, 4), (8, 4)]),
            (["7x5", 6, [4, 3], "8..9"], [(7, 5), (6, 6), (4, 3), (8, 8), (9, 9)]),
        ],
    )
    def test_forms(self, value: object, sizes: list[tuple[int, int]]) -> None:
        assert list(read_sizes(value)) == sizes

    @pytest.mark.parametrize("value", ["", "x", 0, -1, True, None, 1.5, "0..3", "3..", "9..8", "1..99999", {}, [["a"]]])
    def test_refused(self, value: object) -> None:
        with pytest.raises(InvalidRecipe):
            read_sizes(value)


def test_recipes_take_subjects():
    """One of them, or several in turn; a subject there is not is named before any work begins."""
    text = 'seed = 1\n[[recipe]]\nkind = "nonogram"\nsize = 12\nsubject = ["animals", "food"]\ncount = 4\n'
    plan = parse_plan(text)
    assert [recipe.options["subject"] for recipe in recipes(plan)] == ["animals", "food"] * 2
    for recipe in recipes(plan)[:2]:
        item = find_kind("nonogram").generate(recipe)
        assert {by_id()[name].subject for name in item.meta["shows"]["motifs"]} == {recipe.options["subject"]}
    with pytest.raises(FormatError, match=r"recipe 1 .*subject.*animals"):
        parse_plan(text.replace("food", "fod"))
