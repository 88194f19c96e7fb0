import type { Refusal } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import { neighboursOf } from '../city.ts';
import type { Line } from '../data/gears.ts';
import type { Asking } from '../kinds.ts';
import type { Table } from '../state.ts';
import { ask, refuse } from './ask.ts';
import { machineShown, stepsShown } from './gears.ts';
import { chosenCharacter, currentPlayer, currentTurn } from './players.ts';
import { answerPlay, mayPlay, type PlayVerb, whyNotPlay, withPlays } from './plays.ts';
import { canEnter, enter, isTransportBanned, ridesOn, standing, stepsFrom } from './streets.ts';
import { canPay, payTime } from './treasury.ts';

export const STEPS_OF_THE_CARRIAGE = 3;

/** Walk and ride in any order, or stop (MOVE-1). */
export const move: Asking<'move', 'walk' | 'ride' | 'carriage' | 'stop' | PlayVerb> = {
  asks(table) {
    const choices = moves(table);
    if (choices.length === 0 && !mayPlay(table)) return [];
    const { seat } = currentTurn(table);
    const vars = { steps: stepsShown(table) - currentTurn(table).walked };
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
        return run.next({ step: 'free-walk', steps: STEPS_OF_THE_CARRIAGE }, { step: 'move' });
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
  const from = standing(table);
  const { walked, rode } = currentTurn(table);
  const choices: Choice[] = [];
  if (walked < stepsShown(table) && canPay(currentPlayer(table), 1)) {
    for (const square of stepsFrom(table, from)) choices.push({ verb: 'walk', square });
  }
  if (rode) return choices;
  const machine = machineShown(table);
  if (machine !== 'carriage') {
    for (const square of ridesOn(table, machine)) choices.push({ verb: 'ride', line: machine, square });
  } else if (!isTransportBanned(table) && stepsFrom(table, from).length > 0) {
    choices.push({ verb: 'carriage' });
  }
  return choices;
}

function whyNotWalk(table: Table, square: string): Refusal {
  const { walked } = currentTurn(table);
  const steps = stepsShown(table);
  if (walked >= steps) return refuse('MOVE-2', 'refusal.no-steps-left', { steps });
  if (!canPay(currentPlayer(table), 1))
    return refuse('TIME-3', 'refusal.too-little-time', { time: currentPlayer(table).time });
  if (!neighboursOf(standing(table)).includes(square))
    return refuse('MOVE-3', 'refusal.not-next-to', { square });
  return refuse('MOVE-4', 'refusal.occupied', { square });
}

function whyNotRide(
  table: Table,
  choice: { verb: 'ride'; line: Line; square: string } | { verb: string },
): Refusal {
  if (isTransportBanned(table)) return refuse('EVT-E', 'refusal.transport-banned');
  if (currentTurn(table).rode) return refuse('MOVE-8', 'refusal.machine-used');
  const machine = machineShown(table);
  const wanted = 'line' in choice ? choice.line : 'carriage';
  if (machine !== wanted) return refuse('GEAR-3', 'refusal.other-machine', { machine });
  if (wanted === 'carriage') return refuse('MOVE-4', 'refusal.nowhere-to-step');
  if ('square' in choice && !canEnter(table, choice.square))
    return refuse('MOVE-4', 'refusal.occupied', { square: choice.square });
  return refuse('MOVE-7', 'refusal.no-station', { machine });
}
