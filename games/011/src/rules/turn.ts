import type { Frame } from '../table/frames.ts';
import type { Acting } from '../table/kinds.ts';
import { currentTurn, orderedSeats } from '../table/players.ts';
import { settleDeclaration } from './victory.ts';

/** In turn order, each player takes a whole turn (TURN-1). */
export const turns: Acting<'turns'> = {
  run(run) {
    run.state.phase = 'turns';
    run.next(...orderedSeats(run.state).map((seat): Frame => ({ step: 'turn', seat })));
  },
};

export const turn: Acting<'turn'> = {
  run(run, { seat }) {
    run.state.turn = {
      seat,
      character: null,
      declared: null,
      marks: [],
      uses: 1,
      teeth: 0,
      walked: 0,
      rode: false,
      playedCard: false,
      playedTile: false,
      playing: null,
      apart: [],
      floor: run.state.agenda.length,
    };
    run.announce({ type: 'turn-began', seat });
    run.next({ step: 'choose' });
  },
};

/** What a turn holds once its Character is chosen and the Event has had its say. */
export const REST_OF_TURN: readonly Frame[] = [
  { step: 'abilities' },
  { step: 'gears' },
  { step: 'move' },
  { step: 'action' },
  { step: 'end-turn' },
  { step: 'close-turn' },
];

/** Cards that lay apart go back (ACT-7), and a declaration is judged (WIN-5). */
export const closeTurn: Acting<'close-turn'> = {
  run(run) {
    const { seat, declared } = currentTurn(run.state);
    if (declared !== null) return settleDeclaration(run);
    run.state.turn = null;
    run.announce({ type: 'turn-ended', seat });
  },
};
