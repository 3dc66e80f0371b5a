"""What an environment can be asked for, and what it says of what it cannot do."""

import gzip
import json
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.environments import PuzzleEnv, PuzzleVectorEnv, env_id
from cluewright.environments.clue_arrays import HIDDEN_CLUE, HIDDEN_NUMBER

RANDOM = {"pattern": "random"}
AMBIGUOUS = cw.Nonogram([[1], [1]], [[1], [1]])
UNIQUE = cw.Nonogram([[2], [1]], [[1], [2]])
IMPOSSIBLE = cw.Nonogram([[2], [1], [2]], [[1, 1], [1], [2]])


def test_the_same_seed_gives_the_same_puzzles_and_another_seed_others():
    def first_clues(env_seed, reset_seed):
        env = gymnasium.make(env_id("nonogram"), size="6x5", seed=env_seed, count=50, **RANDOM)
        return [env.reset(seed=reset_seed if not turn else None)[0]["rows"].tolist() for turn in range(3)]

    assert first_clues(1, 4) == first_clues(1, 4)
    assert first_clues(1, 4) != first_clues(1, 5)
    assert first_clues(1, 4) != first_clues(2, 4)


def test_the_puzzles_are_those_of_the_recipe_with_one_seed_after_the_other():
    env = PuzzleEnv("hitori", size=(6, 5), seed=3, count=9, difficulty="easy")
    for number in (0, 4):
        shown, info = env.reset(options={"puzzle": number})
        item = cw.generate("hitori", size=(6, 5), difficulty="easy", seed=3 + number)
        assert info["puzzle"] == number
        assert shown["numbers"].tolist() == [list(row) for row in item.puzzle.numbers]


def test_puzzles_come_from_a_file_those_of_the_kind_and_size_asked_for(tmp_path):
    items = [cw.generate("nonogram", size=size, **RANDOM) for size in ("5x4", "4x5")]
    items.append(cw.generate("hitori", size="5x4"))
    cw.save(items, tmp_path / "set.jsonl")
    env = PuzzleEnv("nonogram", puzzles=tmp_path / "set.jsonl", size="4x5")
    assert env.reset()[0]["board"].shape == (5, 4)
    assert env.table.shown(0)[0].puzzle == items[1].puzzle
    with pytest.raises(cw.InvalidRecipe, match="different sizes \\(4x5, 5x4\\): give the size"):
        PuzzleEnv("nonogram", puzzles=tmp_path / "set.jsonl")


def test_puzzles_come_from_the_records_of_a_data_set(tmp_path):
    items = [cw.generate("hitori", size="5x4", seed=seed) for seed in range(3)]
    records = [
        {"id": "x", "puzzle": item_to_data(cw.Item(item.puzzle)), "solution": item.solution.rows()} for item in items
    ]
    text = "".join(json.dumps(record) + "\n" for record in records)
    (tmp_path / "train.jsonl.gz").write_bytes(gzip.compress(text.encode()))
    env = PuzzleEnv("hitori", puzzles=tmp_path / "train.jsonl.gz")
    env.reset(options={"puzzle": 2})
    assert env.table.shown(0)[0].puzzle == items[2].puzzle
    for broken in ("{}", "[]", "{", '{"puzzle": {}}'):
        (tmp_path / "train.jsonl").write_text(f"{text}{broken}\n")
        with pytest.raises(cw.FormatError, match="4"):
            PuzzleEnv("hitori", puzzles=tmp_path / "train.jsonl")


def test_the_steps_of_an_explanation_are_actions():
    item = cw.generate("nonogram", size="6x5", **RANDOM)
    env = PuzzleEnv("nonogram", puzzles=[item])
    env.reset()
    for step in cw.explain(item):
        for row, column, mark in step.cells:
            action = env.action_of(row, column, mark)
            assert env.move_of(action) == f"{mark}{row + 1},{column + 1}"
            *_, terminated, _, info = env.step(action)
            if terminated:
                break
        if terminated:
            break
    assert info["solved"]
    for wrong in ((0, 0, "x"), (-1, 0, "#"), (0, 6, "#")):
        with pytest.raises(cw.InvalidMove):
            env.action_of(*wrong)
    with pytest.raises(cw.NotOffered, match="directions"):
        PuzzleEnv("zip", size=4).action_of(0, 0, "#")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"puzzles": [UNIQUE, AMBIGUOUS]}, "puzzle 2 has several solutions"),
        ({"puzzles": [IMPOSSIBLE]}, "puzzle 1 has no solution"),
        ({"puzzles": []}, "no Nonogram puzzle among the 0 given"),
        ({"puzzles": [UNIQUE], "size": 9}, "none of the 1 puzzles has the size 9x9"),
        ({"puzzles": [UNIQUE], "difficulty": "easy"}, "leave out difficulty"),
        ({"size": "0x3"}, "0"),
        ({"colour": "red"}, "colour"),
        ({"difficulty": "lethal"}, "lethal"),
        ({"count": 0}, "count must be at least 1"),
        ({"max_steps": 0}, "max_steps must be at least 1"),
        ({"render_mode": "human"}, "render_mode must be ansi or rgb_array"),
        ({"puzzles": [UNIQUE], "clue_limit": 1}, "set clue_limit"),
        ({"puzzles": [UNIQUE], "clue_length": 0}, "set clue_length"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(options, said):
    with pytest.raises(cw.CluewrightError, match=said):
        PuzzleEnv("nonogram", **options).reset()


def test_a_seed_without_a_puzzle_is_replaced_by_one_that_no_other_number_has(monkeypatch):
    kind, asked = cw.kind("hitori"), []
    expected = cw.generate("hitori", size=(5, 4), seed=32).puzzle.numbers
    make = kind.generate

    def generate(recipe):
        asked.append(recipe.seed)
        if recipe.seed in (12, 22):
            raise cw.GenerationFailed("none", None)
        return make(recipe)

    monkeypatch.setattr(kind, "generate", generate)
    env = PuzzleEnv("hitori", size=(5, 4), seed=10, count=10)
    shown, _ = env.reset(options={"puzzle": 2})
    assert asked == [12, 22, 32]
    assert shown["numbers"].tolist() == [list(row) for row in expected]
    monkeypatch.setattr("cluewright.environments.deck._TRIES", 2)
    with pytest.raises(cw.GenerationFailed):
        PuzzleEnv("hitori", size=(5, 4), seed=10, count=10).reset(options={"puzzle": 2})


def test_a_kind_without_cells_or_a_path_has_no_environment(monkeypatch):
    monkeypatch.setattr(cw.kind("zip"), "paths", None)
    with pytest.raises(cw.NotOffered, match="Zip has no environment"):
        PuzzleEnv("zip", size=4)


def test_an_unknown_puzzle_number_is_refused():
    env = PuzzleEnv("nonogram", puzzles=[UNIQUE])
    for number in (1, -1, "0"):
        with pytest.raises(cw.InvalidRecipe, match="puzzle must be a number from 0 to 0"):
            env.reset(options={"puzzle": number})


@pytest.mark.parametrize("action", [-1, 12, 1.0, None, "left", [1, 2]])
def test_what_is_no_action_is_refused_and_the_episode_goes_on(action):
    env = PuzzleEnv("nonogram", puzzles=[UNIQUE])
    env.reset()
    with pytest.raises((gymnasium.error.InvalidAction, ValueError)):
        env.step(action)
    assert env.step(0)[4]["invalid"]


def test_hidden_clues_have_numbers_of_their_own():
    hidden = cw.Nonogram([[None, 1], [1], None], [[1], [1], [1, 1]])
    env = PuzzleEnv("nonogram", puzzles=[hidden])
    rows = env.reset()[0]["rows"].tolist()
    assert rows == [[HIDDEN_NUMBER, 1], [1, 0], [HIDDEN_CLUE, 0]]


def test_colours_stand_behind_lengths_and_only_those_of_the_palette_can_be_drawn():
    palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
    puzzle = cw.ColourNonogram(palette, [[(1, 1), (1, 2)]], [[(1, 1)], [(1, 2)]])
    env = PuzzleEnv("colour-nonogram", puzzles=[puzzle], marks=5)
    shown, info = env.reset()
    assert shown["rows"].tolist() == [[[1, 1], [1, 2]]]
    assert info["action_mask"].reshape(2, 6).tolist() == [[0, 1, 1, 1, 0, 0]] * 2
    shown, reward, _, _, info = env.step(4)  # a colour the palette does not have
    assert (shown["board"].any(), reward, info["invalid"]) == (False, -0.05, True)
    assert PuzzleEnv("colour-nonogram", puzzles=[puzzle]).action_space.n == 2 * 4  # open, red, background, blue
    with pytest.raises(cw.InvalidRecipe, match="3 marks, but the environment 2"):
        PuzzleEnv("colour-nonogram", puzzles=[puzzle], marks=2).reset()


def test_a_puzzle_solved_from_the_start_ends_with_the_first_step():
    env = PuzzleEnv("nonogram", puzzles=[cw.Nonogram([[0], [0]], [[0], [0], [0]])])
    env.reset()
    _, reward, terminated, _, _ = env.step(0)
    assert (reward, terminated) == (1.0 - 0.05, True)


def test_solving_with_the_last_step_is_not_being_cut_off():
    env = PuzzleEnv("nonogram", puzzles=[UNIQUE], max_steps=3)
    env.reset()
    ends = [env.step(env.action_of(*cell))[2:4] for cell in ((0, 0, "#"), (0, 1, "#"), (1, 1, "#"))]
    assert ends == [(False, False), (False, False), (True, False)]


def test_an_episode_is_cut_off_after_its_steps():
    env = PuzzleEnv("zip", size=5, max_steps=3)
    env.reset(seed=0)
    assert [env.step(0)[3] for _ in range(3)] == [False, False, True]


def test_without_autoreset_those_that_are_over_are_reset_by_a_mask():
    many = PuzzleVectorEnv("nonogram", 2, puzzles=[UNIQUE], max_steps=1, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(gymnasium.error.ResetNeeded):
        many.step(np.array([1, 1]))
    many.reset(seed=1)
    assert many.step(np.array([1, 1]))[3].all()
    with pytest.raises(gymnasium.error.ResetNeeded):
        many.step(np.array([1, 1]))
    many.reset(options={"reset_mask": np.array([True, True])})
    shown, _ = many.reset(options={"reset_mask": np.array([False, True])})
    assert not shown["board"].any()
    for mask in (np.array([True]), np.array([False, False]), [1, 0]):
        with pytest.raises(cw.InvalidRecipe, match="reset_mask"):
            many.reset(options={"reset_mask": mask})


def test_pictures_of_many_are_one_for_each():
    many = PuzzleVectorEnv("zip", 3, size=(5, 4), count=2, render_mode="rgb_array")
    many.reset(seed=1)
    frames = many.render()
    assert len(frames) == 3
    assert all(frame.dtype == np.uint8 and frame.ndim == 3 for frame in frames)


def test_without_copies_the_arrays_are_the_environments_own():
    many = PuzzleVectorEnv("nonogram", 1, puzzles=[UNIQUE], copy=False)
    shown, _ = many.reset(seed=1)
    many.step(np.array([1]))
    assert shown["board"][0, 0, 0] == 1
    kept, _ = PuzzleVectorEnv("nonogram", 1, puzzles=[UNIQUE]).reset(seed=1)
    assert not kept["board"].any()


def test_without_gymnasium_one_sentence_names_the_extra():
    program = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "import cluewright\n"
        "try: import cluewright.environments\n"
        "except cluewright.NotOffered as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "environments need an extra package: pip install 'cluewright[gym]'\n"
