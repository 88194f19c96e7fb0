import { type Chance, drawBelow, shuffled, type Viewer } from '@vigilia/kernel';
import type { Character } from './data/characters.ts';
import { fork } from './fork.ts';
import { worldAt } from './knowledge/worlds.ts';
import type { Role, Table } from './state.ts';
import { view } from './view.ts';

/**
 * A table this viewer could not tell from the true one: the unseen Character cards dealt again, every unseen tile
 * and the face-down Events shuffled, the wolf given to somebody else, another seed.
 */
export function imagine(table: Table, viewer: Viewer, chance: Chance): Table {
  const imagined = fork(table);
  imagined.chance.seed = shuffled(chance, 'imagined seed', [...table.chance.seed]).join('');
  if (table.over !== null) return imagined;
  imagineCards(imagined, viewer, chance);
  imagineTiles(imagined, viewer, chance);
  imagineRoles(imagined, viewer, chance);
  imagined.events = shuffled(chance, 'imagined events', table.events);
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
  const pool = shuffled(chance, 'imagined tiles', [...table.stack, ...others.flatMap(({ tiles }) => tiles)]);
  table.stack = pool.splice(0, table.stack.length);
  for (const player of others) player.tiles = pool.splice(0, player.tiles.length);
}

/** A role that a declaration made plain stays; the others may be anyone's but the viewer's own. */
function imagineRoles(table: Table, viewer: Viewer, chance: Chance): void {
  const secret = table.players.filter(
    ({ role, isRoleOpen }, seat) => role !== null && !isRoleOpen && seat !== viewer,
  );
  const roles = shuffled(
    chance,
    'imagined roles',
    secret.map(({ role }) => role),
  );
  for (const [index, player] of secret.entries()) player.role = roles[index] as Role;
}
