import type { Refusal, Seat } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import { tile } from '../data/tiles.ts';
import type { Run } from '../kinds.ts';
import type { Player, Role, Table } from '../state.ts';
import { refuse } from './ask.ts';
import { endGame } from './ending.ts';
import { wolfMarks } from './fenrir.ts';
import { leave } from './out.ts';
import { currentTurn, playerAt } from './players.ts';

export const MARKS_NEEDED = 2;
export const PAGES: Readonly<Record<Role, number>> = { hero: 15, fenrir: 12 };

/** What still forbids a declaration: a Hero needs the Organ on the map, Fenrir two Wolf Marks (WIN-2). */
export function whyNotDeclare(table: Table, seat: Seat): Refusal | null {
  const player = playerAt(table, seat);
  if (player.role === 'fenrir') {
    const marks = wolfMarks(player);
    return marks >= MARKS_NEEDED ? null : refuse('WIN-2', 'refusal.too-few-marks', { marks });
  }
  return table.organ === null ? refuse('WIN-2', 'refusal.no-organ') : null;
}

/** Names the Chosen One. Right: the Character this turn must be played with. Wrong: the declarer is out (WIN-3). */
export function declare(run: Run, character: Character): Character | null {
  const table = run.state;
  const turn = currentTurn(table);
  const { seat } = turn;
  const player = playerAt(table, seat);
  turn.declared = character;
  player.isRoleOpen = true;
  run.announce({ type: 'declared', seat, character });
  if (player.role === 'fenrir') {
    turn.marks = player.tiles.filter((id) => tile(id).wolf > 0);
    run.revealToAll({ type: 'marks-shown', seat, tiles: turn.marks });
  }
  if (character !== table.chosen) {
    table.denied = [...table.denied, character];
    player.seen = [...player.seen, 'chosen'];
    run.revealToAll({ type: 'declared-wrong', seat, character });
    run.reveal(seat, { type: 'chosen-seen', character: table.chosen }, { type: 'chosen-hidden', seat });
    leave(run, seat);
    return null;
  }
  table.open = [...table.open, 'chosen'];
  run.revealToAll({ type: 'declared-right', seat, character });
  return player.role === 'fenrir' ? possessed(player) : character;
}

/** At the end of the declarer's turn the goal is reached and the pages are written, or the declarer is out (WIN-5). */
export function settleDeclaration(run: Run): void {
  const { seat } = currentTurn(run.state);
  const how = playerAt(run.state, seat).role === 'fenrir' ? 'fenrir' : 'hero';
  if (isGoalReached(run.state, seat)) return endGame(run, { how, winner: seat });
  run.announce({ type: 'goal-missed', seat });
  leave(run, seat);
}

/** Hero: the Chosen One stands at the Organ. Fenrir: the Possessed stands with the Chosen One (WIN-4). */
function isGoalReached(table: Table, seat: Seat): boolean {
  const player = playerAt(table, seat);
  const prey = table.characters[table.chosen];
  if (player.role === 'fenrir') {
    return player.music >= PAGES.fenrir && table.characters[possessed(player)] === prey;
  }
  return player.music >= PAGES.hero && table.organ === prey;
}

/** The Character on Fenrir's own card (FEN-2). */
function possessed(player: Player): Character {
  return player.characters[0] as Character;
}
