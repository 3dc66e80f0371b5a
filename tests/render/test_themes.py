"""Every theme can be read, and the colour-blind safe one without seeing hues as others do."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from cluewright.core.errors import InvalidRecipe
from cluewright.core.scene import HEATS, Role
from cluewright.core.sketch import HEAT_STRENGTH
from cluewright.render.themes import THEMES, Colour, Theme, theme

# Machado, Oliveira and Fernandes 2009: what remains of linear red, green and blue in the full deficiency.
SEEN = {
    "all hues": np.eye(3),
    "no red": np.array([[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]]),
    "no green": np.array([[0.3673, 0.8606, -0.2280], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]]),
    "no blue": np.array([[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]]),
}
TOLD_APART = (Role.PAPER, Role.FILL, Role.PATH, Role.TARGET, Role.EVIDENCE, Role.MISTAKE, Role.CHANGED)

every_theme = pytest.mark.parametrize("chosen", THEMES.values(), ids=THEMES)


def linear(colour: Colour) -> NDArray[np.float64]:
    parts = np.array(colour) / 255
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def contrast(one: Colour, other: Colour) -> float:
    """Give the contrast ratio as WCAG 2 defines it."""
    weights = np.array([0.2126, 0.7152, 0.0722])
    low, high = sorted(float(weights @ linear(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Colour, seen: NDArray[np.float64]) -> NDArray[np.float64]:
    """Give a colour as it is seen, in CIE L*a*b*, where distances are as large as they look."""
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ np.clip(seen @ linear(colour), 0, 1) / np.array([0.9505, 1, 1.0888])
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@every_theme
def test_every_role_has_a_colour(chosen: Theme) -> None:
    assert set(chosen.colours) == set(Role)


@every_theme
def test_text_can_be_read_wherever_it_stands(chosen: Theme) -> None:
    ink, paper = chosen.colour(Role.INK), chosen.paper
    grounds = {
        "clue": contrast(ink, paper),
        "satisfied-clue": contrast(chosen.colour(Role.FAINT), paper),
        "number on a filled cell": contrast(chosen.colour(Role.ON_FILL), chosen.colour(Role.FILL)),
        "number on a hint's filled cell": contrast(chosen.colour(Role.ON_FILL), chosen.colour(Role.TARGET)),
        "highlighted clue": contrast(ink, chosen.colour(Role.EVIDENCE, 0.45)),
        **{
            f"on a wash of {role}": contrast(ink, chosen.colour(role, 0.3))
            for role in (Role.TARGET, Role.EVIDENCE, Role.CHANGED, Role.MISTAKE)
        },
    }

    assert {where: ratio for where, ratio in grounds.items() if ratio < 4.5} == {}


@every_theme
def test_a_heat_map_leaves_numbers_readable(chosen: Theme) -> None:
    ratios = [contrast(chosen.colour(Role.INK), chosen.colour(heat, HEAT_STRENGTH)) for heat in HEATS]

    assert min(ratios) >= 4.5


@every_theme
def test_lines_and_marks_are_seen(chosen: Theme) -> None:
    paper = chosen.paper

    assert contrast(chosen.colour(Role.GRID), paper) >= 1.5
    for role in (Role.BOLD, Role.MARK, Role.WALL, Role.FILL, Role.TARGET, Role.MISTAKE):
        assert contrast(chosen.colour(role), paper) >= 3, role


def test_high_contrast_has_more_of_it() -> None:
    chosen = THEMES["high-contrast"]

    assert contrast(chosen.colour(Role.INK), chosen.paper) == pytest.approx(21)
    for role in (Role.FAINT, Role.TARGET, Role.CHANGED, Role.MARK):
        assert contrast(chosen.colour(role), chosen.paper) >= 7, role


@pytest.mark.parametrize("eyes", SEEN)
def test_the_colour_blind_safe_theme_keeps_roles_apart(eyes: str) -> None:
    colours = {role: lab(THEMES["colour-blind"].colour(role), SEEN[eyes]) for role in TOLD_APART}
    distances = {
        (one, other): float(np.linalg.norm(colours[one] - colours[other])) for one, other in combinations(colours, 2)
    }

    assert {pair: distance for pair, distance in distances.items() if distance < 25} == {}


def test_the_check_of_distances_would_see_two_that_fall_together() -> None:
    red, green = lab((214, 40, 57), SEEN["no red"]), lab((11, 132, 87), SEEN["no red"])

    assert np.linalg.norm(red - green) < 25


@every_theme
def test_later_heat_differs_in_lightness_from_earlier(chosen: Theme) -> None:
    lightness = [lab(chosen.colour(heat), SEEN["all hues"])[0] for heat in HEATS]

    assert lightness == sorted(lightness, reverse=True)
    assert min(-np.diff(lightness)) > 2


def test_the_print_theme_is_grey() -> None:
    assert all(len(set(colour)) == 1 for colour in THEMES["print"].colours.values())


def test_a_wash_lies_between_paper_and_colour() -> None:
    chosen = THEMES["light"]

    assert chosen.colour(Role.INK, 0) == chosen.paper
    assert chosen.colour(Role.INK, 1) == chosen.colours[Role.INK]
    assert chosen.colour(Role.INK, 0.5) == (142, 146, 153)


@pytest.mark.parametrize(
    ("name", "found"),
    [("Light", "light"), ("color-blind", "colour-blind"), ("high_contrast", "high-contrast"), (" DARK ", "dark")],
)
def test_names_are_read_kindly(name: str, found: str) -> None:
    assert theme(name) is THEMES[found]
    assert theme(THEMES[found]) is THEMES[found]


@pytest.mark.parametrize("name", ["", "pink", "x" * 500])
def test_an_unknown_theme_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(InvalidRecipe, match="choose one of light, dark, high-contrast, print, colour-blind") as raised:
        theme(name)

    assert len(str(raised.value)) < 200
