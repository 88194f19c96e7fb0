import type { Choice } from '../choices.ts';
import { ACTION_GEAR, type Action, MACHINE_GEAR, type Machine, MOVEMENT_GEAR } from '../data/gears.ts';
import type { Asking, Run } from '../kinds.ts';
import type { OpenFacts, OpenPlayer, Table } from '../state.ts';
import { ask, refuse } from './ask.ts';
import { leave } from './out.ts';
import { currentPlayer, currentTurn } from './players.ts';
import { answerPlay, type PlayVerb, whyNotPlay, withPlays } from './plays.ts';
import { canPay, payTime } from './treasury.ts';

/** By how many teeth the gears may turn (GEAR-2). */
export const TEETH: readonly number[] = [1, 2, 3];

type Gears = Pick<OpenFacts, 'gears'>;

/** The gears must turn by one, two or three teeth (GEAR-2). */
export const gears: Asking<'gears', 'turn' | PlayVerb> = {
  asks(table) {
    const choices: Choice[] = [];
    const player = currentPlayer(table);
    for (const teeth of TEETH) if (canTurn(player, teeth)) choices.push({ verb: 'turn', teeth });
    return ask(currentTurn(table).seat, 'GEAR-2', 'prompt.gears', withPlays(table, choices));
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'turn') turnGears(run, choice.teeth);
    else answerPlay(run, choice, { step: 'gears' });
  },
  why(table, _frame, choice) {
    if (choice.verb !== 'turn') return whyNotPlay(table, choice);
    if (!TEETH.includes(choice.teeth)) return refuse('GEAR-2', 'refusal.teeth');
    return refuse('GEAR-2', 'refusal.too-little-time', { time: currentPlayer(table).time });
  },
};

/** The first tooth is compulsory and may take the last Time; the others may not (GEAR-2). */
export function canTurn(player: Pick<OpenPlayer, 'time'>, teeth: number): boolean {
  return teeth === TEETH[0] || canPay(player, teeth);
}

/** They mesh: all three go round by as many teeth (GEAR-1). */
function turnGears(run: Run, teeth: number): void {
  const table = run.state;
  const turn = currentTurn(table);
  turn.teeth = teeth;
  table.gears = facesAfter(table, teeth);
  run.announce({
    type: 'gears-turned',
    seat: turn.seat,
    teeth,
    machine: machineShown(table),
    steps: stepsShown(table),
    action: actionShown(table),
  });
  payTime(run, turn.seat, teeth);
  if (currentPlayer(table).time > 0) return;
  run.announce({ type: 'out-of-time', seat: turn.seat });
  leave(run, turn.seat);
}

export function facesAfter({ gears: [machine, movement, action] }: Gears, teeth: number): Table['gears'] {
  return [
    (machine + teeth) % MACHINE_GEAR.length,
    (movement + teeth) % MOVEMENT_GEAR.length,
    (action + teeth) % ACTION_GEAR.length,
  ];
}

export function machineShown({ gears: [machine] }: Gears): Machine {
  return MACHINE_GEAR[machine] as Machine;
}

export function stepsShown({ gears: [, movement] }: Gears): number {
  return MOVEMENT_GEAR[movement] as number;
}

export function actionShown({ gears: [, , action] }: Gears): Action {
  return ACTION_GEAR[action] as Action;
}
