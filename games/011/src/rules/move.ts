import type { Refusal } from '@vigilia/kernel';
import { neighboursOf, type Square } from '../data/city.ts';
import type { Line, Machine } from '../data/gears.ts';
import type { Choice } from '../table/choices.ts';
import type { Asking } from '../table/kinds.ts';
import { chosenCharacter, currentPlayer, currentTurn } from '../table/players.ts';
import type { OpenFacts, OpenPlayer, Table } from '../table/state.ts';
import { ask, refuse } from './ask.ts';
import { isTransportBanned } from './event.ts';
import { machineShown, stepsShown } from './gears.ts';
import { answerPlay, mayPlayNow, type PlayVerb, whyNotPlay, withPlays } from './plays.ts';
import { canEnter, chosenSquare, enter, ridesNow, stepsNow } from './streets.ts';
import { canPay, mostToPay, payTime } from './treasury.ts';

const STEPS_OF_THE_CARRIAGE = 3;

/** Walk and ride in any order, or stop (MOVE-1). */
export const move: Asking<'move', 'walk' | 'ride' | 'carriage' | 'stop' | PlayVerb> = {
  asks(table) {
    const choices = moves(table);
    if (choices.length === 0 && !mayPlayNow(table)) return [];
    const { seat } = currentTurn(table);
    const vars = { steps: stepsToWalk(table) };
    choices.push({ verb: 'stop' });
    return ask(seat, 'MOVE-1', 'prompt.move', withPlays(table, choices), { vars });
  },
  answer(run, _frame, choice) {
    const turn = currentTurn(run.state);
    const { seat } = turn;
    const character = chosenCharacter(run.state);
    switch (choice.verb) {
      case 'stop':
        return;
      case 'walk':
        turn.walked++;
        run.announce({ type: 'walked', seat, character, square: choice.square });
        payTime(run, seat, 1);
        enter(run, choice.square);
        return run.next({ step: 'move' });
      case 'ride':
        turn.rode = true;
        run.announce({ type: 'rode', seat, character, line: choice.line, square: choice.square });
        enter(run, choice.square);
        return run.next({ step: 'move' });
      case 'carriage':
        turn.rode = true;
        run.announce({ type: 'carriage-taken', seat, character });
        return run.next({ step: 'free-walk', steps: freeStepsOf('carriage') }, { step: 'move' });
      case 'card':
      case 'tile':
        return answerPlay(run, choice, { step: 'move' });
    }
  },
  why(table, _frame, choice) {
    if (choice.verb === 'walk') return whyNotWalk(table, choice.square);
    if (choice.verb === 'ride' || choice.verb === 'carriage') return whyNotRide(table, choice);
    return whyNotPlay(table, choice);
  },
};

function moves(table: Table): Choice[] {
  const choices: Choice[] = [];
  if (stepsToPay(currentPlayer(table), stepsToWalk(table)) > 0) {
    for (const square of stepsNow(table)) choices.push({ verb: 'walk', square });
  }
  const machine = machineReady(table);
  if (machine === 'carriage') {
    if (stepsNow(table).length > 0) choices.push({ verb: 'carriage' });
  } else if (machine !== null) {
    for (const square of ridesNow(table, machine)) choices.push({ verb: 'ride', line: machine, square });
  }
  return choices;
}

/** Steps that may still be walked by what the Movement gear shows (MOVE-2). */
export function stepsToWalk(facts: Pick<OpenFacts, 'gears' | 'turn'>): number {
  return stepsShown(facts) - (facts.turn?.walked ?? 0);
}

/** How many of these steps can be paid for: 1 Time each, the last one never (MOVE-2, TIME-3). */
export function stepsToPay(player: Pick<OpenPlayer, 'time'>, steps: number): number {
  return Math.max(0, Math.min(steps, mostToPay(player)));
}

/** The steps a machine lets a Character take at no cost: the carriage's, in one go (MOVE-6). */
export function freeStepsOf(machine: Machine | null): number {
  return machine === 'carriage' ? STEPS_OF_THE_CARRIAGE : 0;
}

/** The machine the gears show; null while all transport stands still (GEAR-3, EVT-E). */
export function machineRunning(facts: Pick<OpenFacts, 'gears' | 'event'>): Machine | null {
  return isTransportBanned(facts) ? null : machineShown(facts);
}

/** The machine that may still be used this turn (MOVE-8). */
export function machineReady(facts: Pick<OpenFacts, 'gears' | 'event' | 'turn'>): Machine | null {
  return facts.turn?.rode === true ? null : machineRunning(facts);
}

function whyNotWalk(table: Table, square: Square): Refusal {
  const steps = stepsShown(table);
  if (stepsToWalk(table) <= 0) return refuse('MOVE-2', 'refusal.no-steps-left', { steps });
  if (!canPay(currentPlayer(table), 1))
    return refuse('TIME-3', 'refusal.too-little-time', { time: currentPlayer(table).time });
  if (!neighboursOf(chosenSquare(table)).includes(square))
    return refuse('MOVE-3', 'refusal.not-next-to', { square });
  return refuse('MOVE-4', 'refusal.occupied', { square });
}

function whyNotRide(
  table: Table,
  choice: { verb: 'ride'; line: Line; square: Square } | { verb: string },
): Refusal {
  if (isTransportBanned(table)) return refuse('EVT-E', 'refusal.transport-banned');
  if (currentTurn(table).rode) return refuse('MOVE-8', 'refusal.machine-used');
  const machine = machineShown(table);
  const wanted = 'line' in choice ? choice.line : 'carriage';
  if (machine !== wanted) return refuse('GEAR-3', 'refusal.other-machine', { machine });
  if (wanted === 'carriage') return refuse('MOVE-4', 'refusal.nowhere-to-step');
  if ('square' in choice && !canEnter(table, chosenCharacter(table), choice.square))
    return refuse('MOVE-4', 'refusal.occupied', { square: choice.square });
  return refuse('MOVE-7', 'refusal.no-station', { machine });
}
