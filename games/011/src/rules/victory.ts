import type { Refusal, Seat } from '@vigilia/kernel';
import type { Square } from '../city.ts';
import type { Character } from '../data/characters.ts';
import { tile } from '../data/tiles.ts';
import type { Run } from '../kinds.ts';
import type { OpenFacts, Role, Table } from '../state.ts';
import { refuse } from './ask.ts';
import { endGame } from './ending.ts';
import { wolfMarks } from './fenrir.ts';
import { leave } from './out.ts';
import { currentTurn, playerAt } from './players.ts';

export const MARKS_NEEDED = 2;
export const PAGES: Readonly<Record<Role, number>> = { hero: 15, fenrir: 12 };

/** What still forbids a declaration: a Hero needs the Organ on the map, Fenrir two Wolf Marks (WIN-2). */
export function whyNotDeclare(table: Table, seat: Seat): Refusal | null {
  const { role, tiles } = playerAt(table, seat);
  if (canDeclare(roleToWin(role), tiles, table)) return null;
  if (role === 'fenrir') return refuse('WIN-2', 'refusal.too-few-marks', { marks: wolfMarks(tiles) });
  return refuse('WIN-2', 'refusal.no-organ');
}

/** Whether what a declaration needs is there: the Organ on the map, or for Fenrir two Wolf Marks in hand (WIN-2). */
export function canDeclare(
  role: Role,
  tiles: readonly string[],
  { organ }: Pick<OpenFacts, 'organ'>,
): boolean {
  return role === 'fenrir' ? marksMissing(tiles) === 0 : organ !== null;
}

/** Wolf Marks still to be found before Fenrir can declare (WIN-2). */
export function marksMissing(tiles: readonly string[]): number {
  return Math.max(0, MARKS_NEEDED - wolfMarks(tiles));
}

/** Pages still to be written before a victory as Hero or as Fenrir (WIN-2). */
export function pagesMissing(role: Role, music: number): number {
  return Math.max(0, PAGES[role] - music);
}

/** As which of the two a player wins. Until roles are dealt every player is a Hero (FEN-2). */
export function roleToWin(role: Role | null): Role {
  return role ?? 'hero';
}

/** Whether a seat's turn has come and nothing was chosen in it yet: then victory may be declared (WIN-1). */
export function isBeforeChoosing({ turn }: Pick<OpenFacts, 'turn'>, seat: Seat): boolean {
  return turn !== null && turn.seat === seat && turn.character === null;
}

/** Whether a seat's turn is being taken and it has declared victory in it. */
export function hasDeclared({ turn }: Pick<OpenFacts, 'turn'>, seat: Seat): boolean {
  return turn !== null && turn.seat === seat && turn.declared !== null;
}

/** Who must be brought where in a declared turn; null as long as there is nowhere to go. */
export interface Goal {
  readonly walker: Character;
  readonly square: Square | null;
}

/**
 * A Hero brings the Chosen One to the Organ; Fenrir brings the Possessed, whose card Fenrir holds, to the Chosen One
 * (WIN-4, FEN-2).
 */
export function goalWith(
  role: Role,
  held: readonly Character[],
  chosen: Character,
  { organ, characters }: Pick<OpenFacts, 'organ' | 'characters'>,
): Goal {
  if (role === 'hero') return { walker: chosen, square: organ };
  return { walker: possessed(held), square: characters[chosen] };
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
  return goalWith(roleToWin(player.role), player.characters, character, table).walker;
}

/** At the end of the declarer's turn the goal is reached and the pages are written, or the declarer is out (WIN-5). */
export function settleDeclaration(run: Run): void {
  const { seat } = currentTurn(run.state);
  const how = roleToWin(playerAt(run.state, seat).role);
  if (hasWon(run.state, seat)) return endGame(run, { how, winner: seat });
  run.announce({ type: 'goal-missed', seat });
  leave(run, seat);
}

function hasWon(table: Table, seat: Seat): boolean {
  const { role, characters, music } = playerAt(table, seat);
  const as = roleToWin(role);
  const { walker, square } = goalWith(as, characters, table.chosen, table);
  return pagesMissing(as, music) === 0 && table.characters[walker] === square;
}

/** The Character on Fenrir's own card (FEN-2). */
function possessed([own]: readonly Character[]): Character {
  return own as Character;
}
