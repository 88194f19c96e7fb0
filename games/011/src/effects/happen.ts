import type { Acting, Run } from '../kinds.ts';
import { currentTurn } from '../rules/players.ts';
import { drawTiles, gainClues, gainMusic, gainTime } from '../rules/treasury.ts';
import { canHappen } from './can.ts';
import type { Effect } from './effect.ts';

/** An effect takes place, or is skipped where it cannot (EVT-4, ACT-8). */
export const effect: Acting<'effect'> = {
  run(run, { effect }) {
    if (canHappen(run.state, effect)) happen(run, effect);
    else run.announce({ type: 'effect-skipped', seat: currentTurn(run.state).seat, effect: effect.kind });
  },
};

function happen(run: Run, effect: Effect): void {
  const turn = currentTurn(run.state);
  const { seat } = turn;
  switch (effect.kind) {
    case 'time':
      return gainTime(run, seat, effect.amount);
    case 'music':
      return gainMusic(run, seat, effect.amount);
    case 'clue':
      return gainClues(run, seat, effect.amount);
    case 'draw':
      return drawTiles(run, seat, effect.tiles);
    case 'twice':
      turn.uses = 2;
      return run.announce({ type: 'ability-twice', seat });
    case 'investigate':
      return run.next({ step: 'investigate', cards: effect.cards });
    case 'walk':
      return run.next({ step: 'free-walk', steps: effect.steps });
    case 'ride':
      return run.next({ step: 'ride', lines: effect.lines });
    case 'copy':
      return run.next({ step: 'copy', cost: effect.cost });
    case 'act':
    case 'block':
    case 'clue-on-place':
    case 'move-clue':
    case 'regain':
    case 'send':
    case 'swap':
      return run.next({ step: effect.kind });
  }
}
