import type { Run } from '../table/kinds.ts';
import type { Ending } from '../table/state.ts';

/** Ends the game at once and opens what was secret. */
export function endGame(run: Run, ending: Ending): void {
  const table = run.state;
  table.over = ending;
  table.phase = 'over';
  table.auction = null;
  table.turn = null;
  table.agenda.length = 0;
  if (ending.winner === null) run.announce({ type: 'ragnarok' });
  else run.announce({ type: ending.how === 'fenrir' ? 'won-as-fenrir' : 'won-as-hero', seat: ending.winner });
  run.revealToAll({ type: 'chosen-was', character: table.chosen });
  const fenrir = table.players.findIndex(({ role }) => role === 'fenrir');
  if (fenrir >= 0) run.revealToAll({ type: 'fenrir-was', seat: fenrir });
}
