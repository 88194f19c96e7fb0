import { type Chance, drawBelow, type Seat, shuffled, type Viewer } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import { fork } from '../table/fork.ts';
import type { Player, Role, Table } from '../table/state.ts';
import { view } from '../table/view.ts';
import { imagineLooks } from './looks.ts';
import { worldAt } from './worlds.ts';

/**
 * A table this viewer could not tell from the true one: the unseen Character cards dealt again, every unseen tile
 * and the face-down Events shuffled, the wolf given to another player, what the others saw when they looked drawn
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
  const others = [...table.players.keys()]
    .filter((seat) => seat !== viewer)
    .map((seat) => handOf(table, seat));
  const unseen = [...table.stack, ...others.flatMap((hand) => hand.unseen)].toSorted();
  const pool = shuffled(chance, 'imagined tiles', unseen);
  table.stack = pool.splice(0, table.stack.length);
  for (const { player, shown, unseen } of others) player.tiles = [...shown, ...pool.splice(0, unseen.length)];
}

/** A hand as the others see it: a player who declares as Fenrir has shown the Wolf Marks (WIN-2). */
function handOf({ players, turn }: Table, seat: Seat) {
  const player = players[seat] as Player;
  const marks = turn?.seat === seat ? turn.marks : [];
  return {
    player,
    shown: player.tiles.filter((id) => marks.includes(id)).toSorted(),
    unseen: player.tiles.filter((id) => !marks.includes(id)),
  };
}

/** A role that a declaration made plain stays; the others may be anyone's but the viewer's own. */
function imagineRoles(table: Table, viewer: Viewer, chance: Chance): void {
  const secret = table.players.filter(
    ({ role, isRoleOpen }, seat) => role !== null && !isRoleOpen && seat !== viewer,
  );
  const roles = shuffled(chance, 'imagined roles', secret.map(({ role }) => role).toSorted());
  for (const [index, player] of secret.entries()) player.role = roles[index] as Role;
}
