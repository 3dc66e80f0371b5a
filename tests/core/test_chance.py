"""Chance: fair, and the same on every machine."""

from cluewright.core.chance import Chance


def test_chance_is_fair_enough():
    chance = Chance(5)
    rolls = [chance.below(6) for _ in range(6000)]
    assert all(850 < rolls.count(face) < 1150 for face in range(6))


def test_chance_is_determined_by_its_seed():
    assert [Chance(7).below(1000) for _ in range(2)] == [221, 221]
    assert Chance(5).sample(range(9), 9) == Chance(5).sample(range(9), 9)
    assert sorted(Chance(1).sample(range(9), 9)) == list(range(9))
    assert len(Chance(2).sample("abcdef", 4)) == 4
    assert len({Chance(seed).word() for seed in (-3, 3, 0, 1 << 80, -(1 << 80))}) == 5


def test_a_fork_leaves_the_stream_as_it_is():
    chance = Chance(5)
    forks = {chance.fork(number).word() for number in range(10)}
    assert len(forks) == 10
    assert chance.word() == Chance(5).word()


def test_many_numbers_at_once_are_those_one_after_the_other():
    one, other = Chance(9), Chance(9)
    assert one.words(5).tolist() == [other.word() for _ in range(5)]
    assert one.word() == other.word()


def test_a_stream_goes_on_from_a_state():
    assert Chance.at(-1).word() == Chance.at((1 << 64) - 1).word()
    assert Chance.at(3).word() != Chance.at(4).word()
