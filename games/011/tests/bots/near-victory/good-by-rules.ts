import { everyChoice, imagining, isSameChoice, namedSeed, take } from '@vigilia/kernel';
import { isFreeLook } from '../../../src/bots/detective/look-first.ts';
import { mindOf } from '../../../src/bots/detective/mind.ts';
import { game } from '../../../src/index.ts';
import { suspects } from '../../../src/knowledge/sheet.ts';
import { slotsLeft } from '../../../src/rules/area.ts';
import { LAST_HOUR } from '../../../src/rules/hour.ts';
import { canWinNow } from '../../../src/solver/can-win.ts';
import type { Choice } from '../../../src/table/choices.ts';
import type { Question } from './good.ts';

/** How many tables are imagined to see whether a step keeps the victory whatever chance brings. */
const WORLDS = 3;

/** How a seat that knows the Chosen One and wins this turn for certain begins it: a play may have to come first (TURN-3). */
export function winningDeclaration({ ask, view }: Question): Choice[] | null {
  const [chosen, another] = suspects(view);
  const step = chosen === undefined || another !== undefined ? undefined : canWinNow(view, chosen)?.[0];
  return step === undefined ? null : ask.choices.filter((choice) => isSameChoice(choice, step));
}

/** The steps of a declared turn after which it is still won for certain. */
export function winningSteps({ moment, ask, view }: Question): Choice[] | null {
  const declared = view.turn?.declared ?? null;
  if (declared === null || canWinNow(view, declared) === null) return null;
  const imagine = imagining(game, moment.state, ask);
  const worlds = Array.from({ length: WORLDS }, (_, world) =>
    imagine({ seed: namedSeed(`step ${world}`), drawn: {} }),
  );
  return everyChoice(ask).filter((choice) =>
    worlds.every((world) => {
      const { state } = take(game, world, ask, choice);
      if (state.over !== null) return state.over.winner === ask.seat;
      return canWinNow(game.view(state, ask.seat), declared) !== null;
    }),
  );
}

/**
 * In the last Hour a look that may rule out a suspect and costs the turn nothing (TURN-3); else the suspects with whom the
 * turn would win for certain: no other turn of this seat follows.
 */
export function lastGambles({ ask, view }: Question): Choice[] | null {
  if (view.hour < LAST_HOUR) return null;
  const possible = suspects(view);
  if (possible.length < 2) return null;
  const named = ask.choices.filter(
    (choice) =>
      choice.verb === 'declare' &&
      possible.includes(choice.character) &&
      canWinNow(view, choice.character)?.[0]?.verb === 'declare',
  );
  const looks = ask.choices.filter((choice) => isFreeLook(mindOf(view), choice));
  return named.length > 0 && looks.length > 0 ? looks : named;
}

/** One tile is placed an Hour, and the Organ must stand before the turns of the last Hour. */
export function lastPlacements({ ask, view }: Question): Choice[] | null {
  if (view.own?.role === 'fenrir' || (view.own?.role === null && view.seats > 3)) return null;
  const hoursToPlace = LAST_HOUR - 1 - view.hour;
  const missing = slotsLeft(view.slots);
  if (hoursToPlace < 0 || missing !== hoursToPlace + 1) return null;
  return ask.choices.filter(({ verb }) => verb !== 'skip');
}
