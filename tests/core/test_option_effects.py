"""Every option of every kind: it changes what is made, or it is refused; a new option needs a line here."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from PIL import Image, ImageDraw
from tests.contract.names import NAMES

from cluewright.core.errors import GenerationFailed, InvalidRecipe
from cluewright.core.form import dumps
from cluewright.core.item import Item
from cluewright.core.recipe import FileName, Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds
from cluewright.motifs import SUBJECTS

IMAGE = FileName("drawing.png")


@dataclass(frozen=True)
class Effect:
    """What is compared: puzzles made with each of the values, beside which other options."""

    values: tuple[Any, ...]
    beside: dict[str, Any] = field(default_factory=dict)
    size: str = "6x5"
    seeds: int = 3


STRATEGIES = ("default", "random-placement", "path-first", "minimum-numbers", "adaptive-reveal", "distance-based")
BY_DISTANCE = {"strategy": "distance-based"}
CLASSIC = {"strategy": "classic"}
PICTURE = {"pattern": "picture", "picture": IMAGE}

EFFECTS: dict[tuple[str, str], list[Effect]] = {
    ("colour-nonogram", "lesson"): [Effect((None, "glue", "forced-gap"), size="9x8", seeds=2)],
    ("colour-nonogram", "pattern"): [Effect(("motif", "random"), size="10x10", seeds=2)],
    ("colour-nonogram", "subject"): [Effect(SUBJECTS, size="12x12", seeds=2)],
    ("colour-nonogram", "motif"): [Effect((None, "owl", "giraffe"), size="12x12", seeds=1)],
    ("colour-nonogram", "shape"): [Effect(("size", "motif"), {"motif": "giraffe"}, size="14x14", seeds=1)],
    ("colour-nonogram", "colours"): [
        Effect((None, 2, 5)),
        Effect((None, 2), {"motif": "owl"}, size="12x12", seeds=1),
        Effect((None, 2), PICTURE, size="12x9", seeds=1),
        Effect((None, 4), {"lesson": "glue"}, size="9x8", seeds=2),
    ],
    ("colour-nonogram", "density"): [Effect((None, 0.45, 0.9), size="8x7")],
    ("colour-nonogram", "picture"): [
        Effect((IMAGE, FileName("other.png")), {"pattern": "picture"}, size="12x9", seeds=1)
    ],
    ("colour-nonogram", "fit"): [Effect(("contain", "cover", "stretch"), PICTURE, size="15x11", seeds=1)],
    ("colour-nonogram", "dither"): [Effect((False, True), PICTURE, size="15x11", seeds=1)],
    ("colour-nonogram", "repair"): [Effect(("unique", "no-guess", "none"), {"density": 0.5}, size="15x12", seeds=4)],
    ("colour-nonogram", "hide"): [Effect(("none", "numbers", "clues", "both"), size="8x7", seeds=1)],
    ("colour-nonogram", "tries"): [Effect((1, 100), {"difficulty": "medium"}, size="8x7", seeds=4)],
    ("hitori", "strategy"): [Effect(("default", "classic"))],
    ("hitori", "lesson"): [Effect((None, "cut-cell", "triple"), seeds=8)],
    ("hitori", "symmetry"): [
        Effect(("none", "half-turn", "left-right", "top-bottom", "diagonal", "quarter-turn"), size="7x7")
    ],
    ("hitori", "black_ratio"): [Effect((0.3, 0.35, 0.2), CLASSIC)],
    ("hitori", "attempts"): [Effect((1, 100), CLASSIC, seeds=8)],
    ("hitori", "mask_draws"): [Effect((20, 1000), CLASSIC)],
    ("hitori", "tries"): [Effect((1, 8), {"difficulty": "expert"}, seeds=8)],
    ("zip", "strategy"): [
        Effect(tuple(name for name in STRATEGIES if name != "adaptive-reveal")),
        # Corrected, this one is path-first: the document's two differ in their mistakes.
        Effect(("path-first", "adaptive-reveal"), {"as_printed": True}, size="4x4", seeds=8),
    ],
    ("zip", "as_printed"): [Effect((False, True), {"strategy": name}, seeds=4) for name in STRATEGIES[1:]],
    ("zip", "lesson"): [Effect((None, "number-order", "parity"))],
    ("zip", "numbers"): [
        Effect((None, "few", "many", "13")),
        Effect((None, "few", "many"), {"difficulty": "hard"}),
        Effect((None, "few"), {"difficulty": "hard"}, size="9x9"),
        Effect((None, "many"), {"lesson": "number-order"}),
        Effect((None, "7"), {"walls": "as-needed"}),
    ],
    ("zip", "walls"): [Effect((None, "some", "as-needed", "5")), Effect((None, "some"), {"lesson": "parity"})],
    ("zip", "logic"): [Effect(("auto", "no-guess", "look-ahead"), {"numbers": "few"}, size="7x6")],
    ("zip", "symmetry"): [
        Effect(("auto", "none", "half-turn", "left-right", "top-bottom", "diagonal", "quarter-turn"), size="6x6")
    ],
    ("zip", "spread"): [Effect((False, True)), Effect((False, True), {"walls": "as-needed"})],
    ("zip", "path"): [
        Effect(("tree-cycle", "backbite", "warnsdorff")),
        *(Effect(("tree-cycle", "backbite"), {"strategy": name}) for name in STRATEGIES[2:]),
    ],
    ("zip", "tries"): [
        Effect((1, 20), {"difficulty": "expert"}, seeds=4),
        Effect((1, 50), {"strategy": "random-placement", "initial": 9}, seeds=4),
    ],
    ("zip", "fixes"): [Effect((0, 15), BY_DISTANCE | {"as_printed": True}, size="5x5", seeds=20)],
    ("zip", "initial"): [Effect((None, 9), {"strategy": name}) for name in STRATEGIES[1:]],
    ("zip", "weight"): [Effect((0, 0.15, 20), BY_DISTANCE, seeds=12)],
    ("nonogram", "lesson"): [Effect((None, "glue", "forced-gap"), size="10x9")],
    ("nonogram", "pattern"): [Effect(("motif", "random", "symmetric", "geometric", "organic"), size="6x6")],
    ("nonogram", "subject"): [Effect(SUBJECTS, size="10x9")],
    ("nonogram", "motif"): [Effect((None, "owl", "owl-2", "anchor"), size="12x11")],
    ("nonogram", "shape"): [Effect(("size", "motif"), {"motif": "anchor"}, size="14x14")],
    ("nonogram", "density"): [
        Effect((None, 0.45, 0.7), {"pattern": pattern}, size="10x9") for pattern in ("random", "symmetric", "organic")
    ],
    ("nonogram", "symmetry"): [
        Effect(
            ("left-right", "top-bottom", "both", "half-turn", "quarter-turn", "diagonal"),
            {"pattern": "symmetric"},
            size="9x9",
        )
    ],
    ("nonogram", "style"): [
        Effect(("any", "shapes", "rings", "frames", "stripes", "maze"), {"pattern": "geometric"}, size="9x8", seeds=6),
        Effect(("any", "smooth", "cellular"), {"pattern": "organic"}, size="9x8", seeds=6),
    ],
    ("nonogram", "text"): [Effect(("a", "b"), {"pattern": "text"}, size="9x9")],
    ("nonogram", "picture"): [Effect((IMAGE, FileName("other.png")), {"pattern": "picture"}, size="12x9")],
    ("nonogram", "threshold"): [Effect(("otsu", "adaptive", "dither", "edges", "30"), PICTURE, size="15x11")],
    ("nonogram", "fit"): [Effect(("contain", "cover", "stretch"), PICTURE, size="15x11")],
    ("nonogram", "invert"): [Effect((False, True), PICTURE, size="15x11")],
    ("nonogram", "repair"): [Effect(("unique", "no-guess", "none"), {"density": 0.48}, size="18x15", seeds=2)],
    ("nonogram", "best_of"): [Effect((1, 5)), Effect((1, 5), {"lesson": "glue"}, size="10x9")],
    ("nonogram", "tries"): [Effect((1, 100), {"difficulty": "hard"}, size="8x7", seeds=6)],
    ("kakurasu", "shaded"): [Effect((30, 50, 70))],
}
CASES = [
    pytest.param(kind, option, effect, id=f"{kind}-{option}-{place}")
    for (kind, option), effects in EFFECTS.items()
    for place, effect in enumerate(effects)
]
TRUE = (True, False)


@pytest.fixture(autouse=True)
def images(tmp_path, monkeypatch, kakurasu):
    monkeypatch.chdir(tmp_path)
    for name, box in ((IMAGE, (10, 8, 60, 90)), ("other.png", (40, 20, 110, 60))):
        image = Image.linear_gradient("L").resize((120, 100))
        ImageDraw.Draw(image).ellipse(box, fill=10)
        image.save(name)


def outcomes(kind: str, effect: Effect, option: str, value: Any) -> list[str]:
    return [_outcome(kind, effect, {**effect.beside, option: value}, seed) for seed in range(effect.seeds)]


def _outcome(name: str, effect: Effect, options: dict[str, Any], seed: int) -> str:
    kind = find_kind(name)
    try:
        item = kind.generate(kind.read_recipe({"kind": name, "size": effect.size, "seed": seed, **options}))
    except GenerationFailed as failed:
        return f"failed with {failed.best and dumps(Item(failed.best.puzzle))}"
    said = {key: value for key, value in options.items() if value is not None and key != "difficulty"}
    assert said.items() <= item.recipe.options.items()
    return dumps(Item(item.puzzle))


@pytest.mark.parametrize(("kind", "option", "effect"), CASES)
def test_an_option_that_is_taken_has_an_effect(kind, option, effect):
    made = {value: outcomes(kind, effect, option, value) for value in effect.values}
    for value, puzzles in made.items():
        assert all(puzzles != others for other, others in made.items() if other != value), value


def test_every_option_of_every_kind_is_shown_to_have_an_effect():
    there = {(kind.name, option.name): option for kind in kinds().values() for option in kind.options}
    assert set(EFFECTS) == set(there)
    for key, option in there.items():
        shown = {value for effect in EFFECTS[key] for value in effect.values}
        lacking = set(option.choices) - shown
        assert not lacking or option.name in ("lesson", "pattern"), (key, lacking)


def hindrances():
    """Yield every need of every option with a value that does not meet it."""
    for (name, option_name), effects in EFFECTS.items():
        if name == "kakurasu":
            continue
        options = {option.name: option for option in find_kind(name).options}
        for needed, good in options[option_name].needs.items():
            if needed == "difficulty":
                bad = "easy"
            elif options[needed].choices:
                bad = next(choice for choice in options[needed].choices if choice not in good)
            else:
                bad = next(value for value in TRUE if value not in good)
            value = next(value for effect in effects for value in effect.values if value is not None)
            yield pytest.param(name, option_name, value, needed, bad, id=f"{name}-{option_name}-{needed}")


@pytest.mark.parametrize(("kind", "option", "value", "needed", "bad"), list(hindrances()))
def test_an_option_without_an_effect_is_refused_by_name(kind, option, value, needed, bad):
    with pytest.raises(InvalidRecipe) as caught:
        find_kind(kind).read_recipe({"kind": kind, "size": "8x8", option: value, needed: bad}, files=True)
    assert "has no effect with" in str(caught.value)
    assert needed in str(caught.value)


def test_there_are_needs_to_look_at():
    assert len(list(hindrances())) > 25


@pytest.mark.parametrize(("kind", "option"), EFFECTS)
def test_values_out_of_range_are_refused(kind, option):
    declared = {each.name: each for each in find_kind(kind).options}[option]
    for bound, beyond in ((declared.minimum, -1), (declared.maximum, 1)):
        if bound is not None:
            with pytest.raises(InvalidRecipe, match=rf"^{option} must be .*, not "):
                declared.read(bound + beyond)
            assert declared.read(bound) == bound
    if declared.type is not str and declared.type is not bool:
        assert declared.minimum is not None, "a number has a least value"


def test_the_default_size_of_every_kind_is_one_it_makes():
    assert all(kind.sizes.hold(kind.default_size) for kind in kinds().values())


@pytest.mark.parametrize("name", NAMES)
def test_the_revision_is_compared_for_every_kind(name):
    kind = find_kind(name)
    recipe = kind.generate(kind.read_recipe({"kind": name, "size": "6x5", "seed": 2})).recipe
    assert recipe.revision == kind.revision
    with pytest.raises(InvalidRecipe, match=rf"for revision {kind.revision + 1} of the {name} generator"):
        kind.generate(Recipe.from_data({**recipe.to_data(), "revision": kind.revision + 1}))


def test_the_case_of_the_issue():
    """It made an easy board without walls, and recorded all of this."""
    said = {"strategy": "distance-based", "difficulty": "hard", "walls": "some", "numbers": "4", "lesson": "parity"}
    with pytest.raises(InvalidRecipe, match="lesson has no effect with strategy distance-based: leave out one of them"):
        find_kind("zip").read_recipe({"kind": "zip", "size": "6x6", **said})
