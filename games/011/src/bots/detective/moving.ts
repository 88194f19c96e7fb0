import type { Ask } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import { neighboursOf, type Square } from '../../city.ts';
import { CHARACTERS } from '../../data/characters.ts';
import { machineReady, stepsToPay, stepsToWalk } from '../../rules/move.ts';
import { distance } from '../routes.ts';
import type { Mind } from './mind.ts';
import { endWorth, roughPlans } from './plan.ts';
import { bestFirst, type Ranked, rank } from './ranked.ts';
import { bestRoute, type Legs } from './route.ts';

/** The next step of the best way from here, and to stay; `free` steps are walked for nothing. */
export function rankMoves(mind: Mind, { choices }: Ask<Choice>, free: number): Ranked[] {
  const { view, self } = mind;
  const { turn } = view;
  if (turn === null || turn.character === null) return [];
  const paid = free > 0 ? 0 : stepsToPay(self, stepsToWalk(view));
  const legs: Legs = { free, paid, machine: free > 0 ? null : machineReady(view) };
  const end = endWorth(mind, turn.character, 0);
  const route = bestRoute(mind, turn.character, legs, end);
  const stay = end(view.characters[turn.character]);
  const stop: Ranked[] = choices.flatMap((choice) =>
    choice.verb === 'stop' ? [{ choice, worth: stay }] : [],
  );
  if (route.first === null) return stop;
  const wanted = (choice: Choice): boolean =>
    choice.verb === (route.isRide ? 'ride' : 'walk') && choice.square === route.first;
  const isDriven = legs.machine === 'carriage';
  const move = choices.find((choice) => (isDriven ? choice.verb === 'carriage' : wanted(choice)));
  return move === undefined ? stop : bestFirst([{ choice: move, worth: route.worth }, ...stop]);
}

/** Fetches a Clue to the own Character, or at least brings one nearer to it. */
export function rankClueMoves({ view }: Mind, choices: readonly Choice[]): Ranked[] {
  const own = view.turn?.character;
  if (own === null || own === undefined) return [];
  const at = view.characters[own];
  return rank(choices, (choice) =>
    choice.verb === 'move' ? -distance(choice.to, at) : Number.NEGATIVE_INFINITY,
  );
}

/** A Clue where the Character one would choose finds it and the others do not. */
export function rankCluePlaces(mind: Mind, choices: readonly Choice[]): Ranked[] {
  const { characters } = mind.view;
  const wanted = mind.view.turn?.character ?? roughPlans(mind)[0]?.character;
  if (wanted === undefined) return [];
  const others = CHARACTERS.filter((other) => other !== wanted).map((other) => characters[other]);
  const isBeside = (square: Square, other: Square) => neighboursOf(square).includes(other);
  return rank(choices, (choice) => {
    if (choice.verb !== 'clue') return Number.NEGATIVE_INFINITY;
    const { square } = choice;
    const rivals = others.filter((other) => isBeside(square, other)).length;
    return (
      (isBeside(square, characters[wanted]) ? 2 : 0) - rivals - distance(square, characters[wanted]) / 20
    );
  });
}
