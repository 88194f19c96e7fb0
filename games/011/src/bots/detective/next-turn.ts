import type { Choice } from '../../choices.ts';
import { POWER_EFFECTS } from '../../data/cards.ts';
import type { Character } from '../../data/characters.ts';
import type { Action } from '../../data/gears.ts';
import { tile } from '../../data/tiles.ts';
import { facesAfter } from '../../rules/gears.ts';
import { MOST_MUSIC, MOST_TIME } from '../../rules/treasury.ts';
import { MARKS_NEEDED } from '../../rules/victory.ts';
import type { View } from '../../view.ts';
import { type Means, meansOf, winningTurn } from '../victory/index.ts';
import type { Mind } from './mind.ts';

/** With more suspects than this the next turn is too far from victory to be worth the search. */
const MOST_SUSPECTS = 2;
const MOST_TEETH = 3;

/** What the next turn may rest on that a choice changes. */
type Changed = Partial<
  Pick<Means, 'music' | 'time' | 'cluesHeld' | 'powers' | 'tiles' | 'tilesHeld' | 'organ'>
>;

/**
 * How likely the next turn wins for certain once it comes, from 0 to 1: the others turn the Gears as chance has it, and
 * leave the map as it is. The Event is not known yet.
 */
export function chanceNextTurn(mind: Mind, changed: Changed = {}): number {
  const { looksAhead, hours, suspects } = mind;
  if (!looksAhead || hours === 0 || suspects.length > MOST_SUSPECTS) return 0;
  const teeth = chancesOfTeeth(mind.view);
  let chance = 0;
  for (const suspect of suspects) {
    const means = meansFor(mind, suspect, changed);
    if (means === null) continue;
    for (const [turned, likely] of teeth) {
      if (winningTurn({ ...means, gears: facesAfter(means, turned) }) !== null) chance += likely;
    }
  }
  return suspects.length > 0 ? chance / suspects.length : 0;
}

/** Null where no declaration is possible. */
function meansFor({ view, seat, isFenrir }: Mind, chosen: Character, changed: Changed): Means | null {
  const walker = isFenrir ? view.own?.characters[0] : chosen;
  if (walker === undefined) return null;
  const means: Means = {
    ...meansOf(view, seat, chosen, { as: isFenrir ? 'fenrir' : 'hero', walker }),
    effects: [],
    bans: null,
    ...changed,
  };
  if (!isFenrir) return means.organ === null ? null : means;
  const marks = means.tiles.reduce((sum, id) => sum + tile(id).wolf, 0);
  return walker === chosen || marks < MARKS_NEEDED ? null : means;
}

/** How likely the Gears are turned by how many teeth until then, every place in the next order as likely as another. */
function chancesOfTeeth({ viewer, phase, turn, order, players }: View): ReadonlyMap<number, number> {
  const active = order.filter((seat) => seat !== null && players[seat]?.out === false);
  const isOwn = turn !== null && turn.seat === viewer;
  const turnsLeft = phase === 'turns' ? active.length - 1 - active.indexOf(viewer) : 0;
  let teeth = afterTurns(new Map([[0, 1]]), turnsLeft + (isOwn && turn.teeth === 0 ? 1 : 0));
  const chances = new Map<number, number>();
  for (let place = 0; place < active.length; place++) {
    for (const [turned, likely] of teeth)
      chances.set(turned, (chances.get(turned) ?? 0) + likely / active.length);
    teeth = afterTurns(teeth, 1);
  }
  return chances;
}

function afterTurns(teeth: ReadonlyMap<number, number>, turns: number): ReadonlyMap<number, number> {
  if (turns === 0) return teeth;
  const chances = new Map<number, number>();
  for (const [turned, likely] of teeth) {
    for (let further = turned + 1; further <= turned + MOST_TEETH; further++)
      chances.set(further, (chances.get(further) ?? 0) + likely / MOST_TEETH);
  }
  return afterTurns(chances, turns - 1);
}

/** What a card or tile leaves once it is played, as far as chance and the map do not decide it. */
export function afterPlay({ self, tiles }: Mind, choice: Choice): Changed {
  if (choice.verb === 'card') {
    const powers = self.powers.filter((power) => power !== choice.power);
    const effect = POWER_EFFECTS[choice.power];
    const written = effect.kind === 'music' ? effect.amount : 0;
    return { powers, music: Math.min(MOST_MUSIC, self.music + written) };
  }
  if (choice.verb !== 'tile') return {};
  const { effect, time, clues } = tile(choice.tile);
  const gained = effect?.kind === 'time' ? effect.amount : 0;
  return {
    ...withoutTile(tiles, choice.tile),
    music: Math.min(MOST_MUSIC, self.music + (effect?.kind === 'music' ? effect.amount : 0)),
    time: Math.min(MOST_TIME, self.time - time + gained),
    cluesHeld: self.clues - clues,
  };
}

/** What an action off the Gears leaves, boosted with Clues (ACT-5). */
export function afterAction({ self }: Mind, action: Action, clues: number): Changed {
  const written = action === 'compose' ? 1 + clues : 0;
  return { music: Math.min(MOST_MUSIC, self.music + written), cluesHeld: self.clues - clues };
}

export function withoutTile(
  tiles: readonly string[],
  id: string,
): Required<Pick<Changed, 'tiles' | 'tilesHeld'>> {
  return { tiles: tiles.filter((other) => other !== id), tilesHeld: tiles.length - 1 };
}
