import type { Choice } from '../../choices.ts';
import type { Square } from '../../city.ts';
import { machineReady, stepsToWalk } from '../../rules/move.ts';
import type { View } from '../../view.ts';
import { goalOf, selfOf, walkerOf } from '../goal.ts';
import { bestRide, distance } from '../routes.ts';

/** Time below which walking for a Clue is not worth it. */
const TIME_TO_SPARE = 12;

/** The next step, ride or stop among those offered: to the goal once victory is declared, else to a Clue nearby. */
export function nextMove(view: View, choices: readonly Choice[], freeSteps: number): Choice | undefined {
  const character = view.turn?.character;
  const stop = choices.find(({ verb }) => verb === 'stop');
  if (character === null || character === undefined) return stop;
  const from = view.characters[character];
  const isOnTheWay = view.turn?.declared || walkerOf(view) === character;
  const goal = isOnTheWay ? goalOf(view)?.square : nearestClue(view, from, freeSteps);
  if (goal === undefined || goal === from) return stop;
  return towards(view, choices, from, goal) ?? stop;
}

function towards(view: View, choices: readonly Choice[], from: Square, goal: Square): Choice | undefined {
  const machine = machineReady(view);
  const carriage = choices.find(({ verb }) => verb === 'carriage');
  if (carriage !== undefined) return carriage;
  if (machine !== null && machine !== 'carriage') {
    const { board, alight, steps } = bestRide(machine, from, goal);
    if (steps < distance(from, goal)) {
      const ride = choices.find((choice) => choice.verb === 'ride' && choice.square === alight);
      return from === board && ride !== undefined ? ride : stepTo(choices, from, board);
    }
  }
  return stepTo(choices, from, goal);
}

function stepTo(choices: readonly Choice[], from: Square, goal: Square): Choice | undefined {
  return choices.find(
    (choice) => choice.verb === 'walk' && distance(choice.square, goal) < distance(from, goal),
  );
}

function nearestClue(view: View, from: Square, freeSteps: number): Square | undefined {
  const paid = selfOf(view).time > TIME_TO_SPARE ? stepsToWalk(view) : 0;
  const reach = Math.max(freeSteps, paid);
  return view.clues
    .filter((clue) => distance(from, clue) <= reach)
    .toSorted((one, other) => distance(from, one) - distance(from, other))[0];
}
