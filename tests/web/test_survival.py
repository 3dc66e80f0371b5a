"""kill -9 at any moment of play loses nothing that was acknowledged."""

import random
import signal
import threading
import time

import requests

import cluewright as cw
from cluewright.library import Library

ROUNDS = 3


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
        while known["answers"] < 3:
            time.sleep(0.01)
        time.sleep(choose.random() / 2)
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
