import type { Character } from '../../data/characters.ts';
import type { Effect } from '../../data/effect.ts';
import type { Action } from '../../data/gears.ts';
import { tile } from '../../data/tiles.ts';
import { actionEffect } from '../../rules/effects/actions.ts';
import { pagesOf } from '../../rules/effects/pages.ts';
import { facesAfter, TEETH } from '../../rules/gears.ts';
import { effectOfPlay } from '../../rules/plays.ts';
import { musicGained, timeGained } from '../../rules/treasury.ts';
import { canDeclare, goalWith, roleToWin } from '../../rules/victory.ts';
import type { Means } from '../../solver/means.ts';
import { meansOf } from '../../solver/means-of.ts';
import { winningTurn } from '../../solver/winning-turn.ts';
import type { Choice } from '../../table/choices.ts';
import { orderedSeats } from '../../table/players.ts';
import type { PlayerView, View } from '../../table/view.ts';
import type { Mind } from './mind.ts';

/** With more suspects than this the next turn is too far from victory to be worth the search. */
const MOST_SUSPECTS = 2;

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

/** Null if no declaration is possible. */
function meansFor({ view, seat }: Mind, chosen: Character, changed: Changed): Means | null {
  if (view.own === null) return null;
  const as = roleToWin(view.own.role);
  const { walker } = goalWith(as, view.own.characters, chosen, view);
  const means: Means = {
    ...meansOf(view, seat, chosen, { as, walker }),
    effects: [],
    event: null,
    ...changed,
  };
  const isPossible = as === 'hero' || walker !== chosen;
  return isPossible && canDeclare(as, means.tiles, means) ? means : null;
}

/** How likely the Gears are turned by how many teeth until then, every place in the next order as likely as another. */
function chancesOfTeeth(view: View): ReadonlyMap<number, number> {
  const { viewer, phase, turn } = view;
  const active = orderedSeats(view);
  const isOwn = turn !== null && turn.seat === viewer;
  const turnsLeft = phase === 'turns' ? active.length - 1 - active.indexOf(viewer ?? 0) : 0;
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
    for (const teeth of TEETH)
      chances.set(turned + teeth, (chances.get(turned + teeth) ?? 0) + likely / TEETH.length);
  }
  return afterTurns(chances, turns - 1);
}

/** What a card or tile leaves once it is played, as far as chance and the map do not decide it. */
export function afterPlay({ self, tiles }: Mind, choice: Choice): Changed {
  if (choice.verb === 'card') {
    const powers = self.powers.filter((power) => power !== choice.power);
    return { powers, music: musicWith(self, effectOfPlay(choice)) };
  }
  if (choice.verb !== 'tile') return {};
  const { effect, time, clues } = tile(choice.tile);
  const paid = self.time - time;
  return {
    ...withoutTile(tiles, choice.tile),
    music: musicWith(self, effect),
    time: paid + timeGained({ time: paid }, effect?.kind === 'time' ? effect.amount : 0),
    cluesHeld: self.clues - clues,
  };
}

function musicWith(self: PlayerView, effect: Effect | null): number {
  return self.music + musicGained(self, pagesOf(effect));
}

/** What an action off the Gears leaves, boosted with Clues (ACT-5). */
export function afterAction({ self }: Mind, action: Action, clues: number): Changed {
  return { music: musicWith(self, actionEffect(action, clues)), cluesHeld: self.clues - clues };
}

export function withoutTile(
  tiles: readonly string[],
  id: string,
): Required<Pick<Changed, 'tiles' | 'tilesHeld'>> {
  return { tiles: tiles.filter((other) => other !== id), tilesHeld: tiles.length - 1 };
}
