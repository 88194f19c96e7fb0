import { type Chance, drawBelow, shuffled, type Viewer } from '@vigilia/kernel';
import type { Character } from './data/characters.ts';
import { tile } from './data/tiles.ts';
import { fork } from './fork.ts';
import { imagineLooks } from './knowledge/looks.ts';
import { worldAt } from './knowledge/worlds.ts';
import type { Player, Role, Table } from './state.ts';
import { view } from './view.ts';

/**
 * A table this viewer could not tell from the true one: the unseen Character cards dealt again, every unseen tile
 * and the face-down Events shuffled, the wolf given to somebody else, what the others saw when they looked drawn
 * anew. Everything is put in order before it is shuffled: nothing of the true table shines through.
 */
export function imagine(table: Table, viewer: Viewer, chance: Chance): Table {
  const imagined = fork(table);
  imagined.chance = { seed: chance.seed, drawn: {} };
  if (table.over !== null) return imagined;
  imagineCards(imagined, viewer, chance);
  imagineLooks(imagined, viewer, chance);
  imagineTiles(imagined, viewer, chance);
  imagineRoles(imagined, viewer, chance);
  imagined.events = shuffled(chance, 'imagined events', table.events.toSorted());
  return imagined;
}

/** Deals one of the worlds the viewer still holds possible, every one as likely as the other. */
function imagineCards(table: Table, viewer: Viewer, chance: Chance): void {
  const seen = view(table, viewer);
  const world = worldAt(seen, (sides) => drawBelow(chance, 'imagined world', sides));
  const deal = (old: readonly Character[], dealt: readonly Character[]): Character[] => {
    const fresh = dealt.filter((character) => seen.shown[character] === undefined);
    return old.map((character) =>
      seen.shown[character] === undefined ? (fresh.pop() as Character) : character,
    );
  };
  table.chosen = world.chosen;
  table.unknown = deal(table.unknown, world.unknown);
  for (const [seat, player] of table.players.entries()) {
    player.characters = deal(player.characters, world.hands[seat] as readonly Character[]);
  }
}

function imagineTiles(table: Table, viewer: Viewer, chance: Chance): void {
  const others = table.players.filter((_, seat) => seat !== viewer);
  const unseen = [...table.stack, ...others.flatMap(unseenTiles)].toSorted();
  const pool = shuffled(chance, 'imagined tiles', unseen);
  table.stack = pool.splice(0, table.stack.length);
  for (const player of others) {
    const shown = shownTiles(player);
    player.tiles = [...shown, ...pool.splice(0, player.tiles.length - shown.length)];
  }
}

/** Whoever declares as Fenrir shows the Wolf Marks (WIN-2). */
function shownTiles({ tiles, role, isRoleOpen }: Player): string[] {
  return role === 'fenrir' && isRoleOpen ? tiles.filter((id) => tile(id).wolf > 0).toSorted() : [];
}

function unseenTiles(player: Player): string[] {
  const shown = shownTiles(player);
  return player.tiles.filter((id) => !shown.includes(id));
}

/** A role that a declaration made plain stays; the others may be anyone's but the viewer's own. */
function imagineRoles(table: Table, viewer: Viewer, chance: Chance): void {
  const secret = table.players.filter(
    ({ role, isRoleOpen }, seat) => role !== null && !isRoleOpen && seat !== viewer,
  );
  const roles = shuffled(chance, 'imagined roles', secret.map(({ role }) => role).toSorted());
  for (const [index, player] of secret.entries()) player.role = roles[index] as Role;
}
