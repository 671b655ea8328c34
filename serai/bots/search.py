"""Information-set Monte Carlo tree search with several observers.

Every iteration imagines one world that fits what the seat knows, and plays it: as long as the tree
knows the way, each seat chooses by what has served it best; then the game's quick policy plays on
to the end or to the cut-off. Each seat has a tree of its own, whose branches are what that seat has
seen: its own actions, and of the others' actions only how they look from outside. So nobody answers
a secret, and simultaneous choices are made without knowing each other. Draws are not branches: a
node stands for all worlds with the same seen actions, and remembers how often each choice was open.
"""

from math import log, sqrt
from time import thread_time
from typing import Final

from mypy_extensions import mypyc_attr

from serai.bots.bot import Advice, Bot
from serai.bots.judgement import Judge, judge_of
from serai.engine import given
from serai.engine.chance import Chance, QuickChance
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.position import Observation, Position
from serai.engine.rollout import play_out

NO_CUT_OFF: Final = 1 << 30
FIGURES: Final = {
    "iterations",
    "milliseconds",
    "exploration",
    "passes",
    "caution",
    "cut_off",
    "judged_after",
    "judged_rounds",
    "blind",
}


@mypyc_attr(acyclic=True)
class Node:
    """What one seat has seen since the search began, and how it has fared after that."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.passes = 0
        """How often play went on from here by the quick policy, before the tree grew."""
        self.choices = 0
        """How often its seat has chosen here."""
        self.visits = 0
        self.open = 0
        """How often the action that leads here could have been chosen."""
        self.promise = 0
        self.wins = 0
        """Thousandths, added up over all visits."""


class Care:
    """How much a search thinks: the figures of a level."""

    def __init__(self, figures: dict[str, int]) -> None:
        self.iterations = figures.get("iterations", 1000)
        self.milliseconds = figures.get("milliseconds", 1000)
        """Processor time after which a search ends whatever it has done."""
        self.exploration = figures.get("exploration", 70) / 100
        self.passes = figures.get("passes", 3)
        """So often a node is passed through before choices in it are remembered: the quick policy
        decides many times as fast as the tree, and where few have come there is little to remember.
        """
        self.caution = figures.get("caution", 0) / 100
        """By how many standard errors another choice must be better than the quick policy's."""
        self.cut_off = figures.get("cut_off", NO_CUT_OFF)
        """Decisions that are played on below the tree before the position is judged."""
        self.judged_after = figures.get("judged_after", NO_CUT_OFF)
        """The same before the game's learned judgement says how it stands, where there is one."""
        self.judged_rounds = figures.get("judged_rounds", NO_CUT_OFF)
        """The rounds in which the judgement is asked; later ones are short enough to play on."""
        self.blind = figures.get("blind", 0) > 0
        """Whether anything legal is played below the tree instead of the game's quick policy."""
        unknown = set(figures) - FIGURES
        if unknown:
            raise BadInput(f"search has no figure named {', '.join(sorted(unknown))}")


class Search:
    """One search from one observation."""

    def __init__(self, game: Game, observation: Observation, care: Care, seed: int) -> None:
        self.game = game
        self.observation = observation
        self.seat = observation.own_seat()
        self.actions = observation.known.actions()
        self.care = care
        self.judge = _judge(game, observation.known, care)
        self.cut_off = care.cut_off if self.judge is None else care.judged_after
        self.chance: Chance = QuickChance(seed)
        self.roots = [Node() for _ in range(observation.known.seats)]

    def run(self) -> None:
        """Iterate as often as the care says, and end before one more might take too long."""
        now = thread_time()
        end = now + self.care.milliseconds / 1000
        longest = 0.0
        for _ in range(self.care.iterations):
            self.iterate()
            before, now = now, thread_time()
            longest = max(longest, now - before)
            if now + longest > end:
                return

    def iterate(self) -> None:
        world = self.observation.imagine(self.chance)
        nodes = self.roots[:]
        path: list[Node] = []
        chosen_by: list[int] = []
        seat = self.seat
        while seat >= 0:
            node = nodes[seat]
            if path and node.passes < self.care.passes:
                node.passes += 1
                break
            action = self._choose(world, seat, node)
            world.apply(seat, action, self.chance)
            self._step(nodes, seat, action)
            path.append(nodes[seat])
            chosen_by.append(seat)
            asked = world.to_act()
            seat = asked[0] if asked else -1
        if seat >= 0 and self.care.blind:
            play_out(world, self.chance, self.cut_off)
        elif seat >= 0:
            self.game.play_on(world, self.chance, self.cut_off)
        if self.judge is not None and world.to_act():
            self._heed(self.judge, world, path, chosen_by)
        else:
            self._learn(world, path, chosen_by)

    def _choose(self, world: Position, seat: int, node: Node) -> int:
        """The policy's choice first, then any other that was not tried, then the best so far."""
        choices = self.game.candidates(world, seat)
        if len(choices) == 1:
            return choices[0]
        if not choices:  # a point is asked for, and points are never listed
            return self.game.policy(world, seat, self.chance)
        node.choices += 1
        if node.choices == 1:
            action = self.game.habit(world, seat, self.chance)
            return action if action in choices else choices[self.chance.below(len(choices))]
        children = node.children
        untried: list[int] = []
        best, best_action = -1.0, choices[0]
        for action in choices:
            child = children.get(action)
            if child is None or child.visits == 0:
                untried.append(action)
                continue
            child.open += 1
            worth = child.promise / (1000.0 * child.visits) + self.care.exploration * sqrt(
                log(child.open) / child.visits
            )
            if worth > best:
                best, best_action = worth, action
        if untried:
            return untried[self.chance.below(len(untried))]
        return best_action

    def _step(self, nodes: list[Node], seat: int, action: int) -> None:
        """Every seat goes down its own tree by what it has seen of the action."""
        shown = self.game.shown_as(action) + (seat + 1) * self.actions
        for other in range(len(nodes)):
            seen = action if other == seat else shown
            children = nodes[other].children
            child = children.get(seen)
            if child is None:
                child = Node()
                child.open = 1
                children[seen] = child
            nodes[other] = child

    def _learn(self, world: Position, path: list[Node], chosen_by: list[int]) -> None:
        promise = self.game.promise(world)
        wins = self.game.wins(world)
        for place in range(len(path)):
            node = path[place]
            seat = chosen_by[place]
            node.visits += 1
            node.promise += promise[seat]
            node.wins += wins[seat]

    def _heed(self, judge: Judge, world: Position, path: list[Node], chosen_by: list[int]) -> None:
        """Learn what the judgement says, of those who chose on the way and of nobody else."""
        for seat in range(world.seats):
            if seat in chosen_by:
                judge.look(world, seat)
                for place in range(len(path)):
                    if chosen_by[place] == seat:
                        node = path[place]
                        node.visits += 1
                        node.promise += judge.promise
                        node.wins += judge.wins

    def advice(self) -> list[Advice]:
        """The choices of the searching seat, the most tried first; or the habit, if that is no
        clear gain.
        """
        found: list[Advice] = []
        for action, child in self.roots[self.seat].children.items():
            if child.visits:
                thousand = 1000.0 * child.visits
                promise, wins = child.promise / thousand, child.wins / thousand
                found.append(Advice(action, child.visits, promise, wins))
        found.sort(key=_rank, reverse=True)
        if self.care.caution > 0:
            habit = self.game.habit(self.observation.known, self.seat, self.chance)
            for place in range(1, len(found)):
                if found[place].action == habit and not self._clear(found[0], found[place]):
                    found.insert(0, found.pop(place))
        return found

    def _clear(self, gain: Advice, habit: Advice) -> bool:
        """Whether one choice is better than another beyond what the luck of the tries explains."""
        spread = gain.promise * (1 - gain.promise) / gain.tries
        spread += habit.promise * (1 - habit.promise) / habit.tries
        return gain.promise - habit.promise > self.care.caution * sqrt(spread)


def _judge(game: Game, known: Position, care: Care) -> Judge | None:
    """The judgement that a search asks; none near the end, where playing on tells more."""
    if care.judged_after == NO_CUT_OFF or (game.rounds(known) or 0) > care.judged_rounds:
        return None
    return judge_of(game, known)


def _rank(advice: Advice) -> tuple[int, float]:
    return advice.tries, advice.promise


class SearchBot(Bot):
    """Plays what search has tried most."""

    def __init__(self, game: Game, care: Care, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.care = care

    def choose(self, observation: given.Known) -> int:
        seen = self.expect(observation)
        choices = self.game.candidates(seen.known, seen.own_seat())
        return choices[0] if len(choices) == 1 else self.advise(seen)[0].action

    def advise(self, observation: Observation) -> list[Advice]:
        """The choices in question, the best first."""
        search = Search(self.game, observation, self.care, self.chance.below(1 << 31))
        search.run()
        return search.advice()
