"""kill -9 at any moment loses nothing that was acknowledged, of games or of the library."""

import random
import signal
import threading

import requests
from tests.effort import tries
from tests.waiting import until

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.formats import dumps
from cluewright.library import Library

ROUNDS = tries(1)


def player(server, game_id, choose, known):
    """Make moves until the server is gone; `known` is the last answer, and what may have happened since."""
    address = f"{server.address}/api/v1/games/{game_id}/actions"
    with requests.Session() as session:
        while True:
            game = known["game"]
            do = "undo" if game["can_undo"] and choose.random() < 0.2 else "move"
            move = f"{choose.choice('#.?')}{choose.randint(1, 9)},{choose.randint(1, 10)}"
            action = {"do": do, "move": move} if do == "move" else {"do": do}
            try:
                body = {"revision": game["revision"], "actions": [action]}
                answer = session.post(address, json=body, timeout=60)
            except requests.RequestException:
                return
            if answer.status_code == 200:
                known["game"] = answer.json()
                known["answers"] += 1


def test_nothing_acknowledged_is_lost(serve_for_real, tmp_path):
    choose = random.Random(5)
    with Library.open(tmp_path / "library.sqlite") as library:
        number = library.add(cw.generate("nonogram", size=(10, 9), seed=3)).id
    server = serve_for_real(workers=0)
    game = server.ask("POST", "/games", json={"puzzle_id": number}).json()
    answers = 0
    for _ in range(ROUNDS):
        known = {"game": game, "answers": 0}
        playing = threading.Thread(target=player, args=(server, game["id"], choose, known))
        playing.start()
        wanted = choose.randint(3, 8)
        until(lambda known=known, wanted=wanted: known["answers"] >= wanted)
        server.end(signal.SIGKILL)
        playing.join(60)
        answers += known["answers"]
        server = serve_for_real(workers=0)
        kept = server.ask("GET", f"/games/{game['id']}").json()
        last = known["game"]
        if kept["revision"] != last["revision"]:
            # One action may have reached the disk whose answer did not reach the player: then it is the next one.
            assert abs(kept["moves"] - last["moves"]) == 1
            back = "undo" if kept["moves"] > last["moves"] else "redo"
            body = {"revision": kept["revision"], "actions": [{"do": back}]}
            kept = server.ask("POST", f"/games/{game['id']}/actions", json=body).json()
        assert (kept["board"], kept["moves"]) == (last["board"], last["moves"])
        game = kept
    assert answers >= 3 * ROUNDS


def keeper(server, puzzles, known):
    """Write to the library in every way there is until the server is gone; `known` is what was acknowledged."""
    first, second = known["puzzles"]
    files = iter(puzzles)
    turn = 0

    def write(method, path, **options):
        answer = session.request(method, f"{server.address}/api/v1{path}", timeout=60, **options)
        assert answer.status_code < 300, answer.text
        known["answers"] += 1
        return answer.json()

    with requests.Session() as session:
        try:
            while True:
                turn += 1
                name = f"turn {turn}"
                changed = write("PATCH", f"/library/{first}", json={"title": name, "add_tags": [name]})
                known["title"], known["tags"] = changed["title"], changed["tags"]
                write("POST", "/collections", json={"name": name, "puzzles": [first]})
                known["collections"][name] = [first]
                write("POST", f"/collections/{name}/entries", json={"do": "put", "puzzles": [second]})
                known["collections"][name] = [first, second]
                write("POST", f"/collections/{name}/entries", json={"do": "reorder", "puzzles": [second, first]})
                known["collections"][name] = [second, first]
                if (item := next(files, None)) is not None:
                    content = dumps([item], format_name="json")
                    kept = write("POST", "/library/import", params={"name": "x.json"}, data=content)["kept"]
                    known["imported"].append(kept[0]["id"])
                    body = {"puzzles": [item_to_data(next(files)), item_to_data(next(files))]}
                    added = write("POST", "/library", json=body)["kept"]
                    known["imported"].append(added[0]["id"])
                    write("DELETE", f"/library/{added[1]['id']}")
                    known["gone"].append(added[1]["id"])
                game = session.get(f"{server.address}/api/v1/games/{second}", timeout=60).json()
                body = {"revision": game["revision"], "actions": [{"do": "checkpoint", "name": name}]}
                write("POST", f"/games/{second}/actions", json=body)
                known["checkpoints"].append(name)
        except requests.RequestException:
            return


def test_nothing_written_to_the_library_is_lost(serve_for_real, tmp_path):
    with Library.open(tmp_path / "library.sqlite") as library:
        puzzles = [library.add(cw.generate("zip", size=(6, 5), seed=seed)).id for seed in (1, 2)]
    known = {"puzzles": puzzles, "answers": 0, "title": None, "tags": [], "collections": {}, "imported": []}
    known |= {"gone": [], "checkpoints": []}
    server = serve_for_real()
    more = [cw.generate("hitori", size=(6, 5), seed=seed) for seed in range(60)]
    writing = threading.Thread(target=keeper, args=(server, more, known))
    writing.start()
    until(lambda: len(known["checkpoints"]) >= 2)
    server.end(signal.SIGKILL)
    writing.join(60)
    assert known["answers"] >= 16
    with Library.open(tmp_path / "library.sqlite") as library:
        record = library.get(puzzles[0])
        # What reached the disk without its answer is one turn ahead, and nothing of it is missing.
        assert record.title in (known["title"], f"turn {len(known['checkpoints']) + 1}")
        assert set(known["tags"]) <= set(record.tags)
        for name, wanted in known["collections"].items():
            found = [entry.puzzle_id for entry in library.collections.entries(name)]
            assert found == wanted or name == list(known["collections"])[-1]
            assert set(wanted) <= set(found)
        assert {each.id for each in library.get_many(known["imported"])} == set(known["imported"])
        assert library.get_many(known["gone"]) == []
        assert set(known["checkpoints"]) <= set(library.play.load("player", puzzles[1]).checkpoints)
