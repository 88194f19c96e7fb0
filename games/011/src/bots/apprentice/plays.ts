import { POWER_EFFECTS, type Power } from '../../data/cards.ts';
import { tile } from '../../data/tiles.ts';
import { suspects } from '../../knowledge/sheet.ts';
import { canWrite, musicGained } from '../../rules/treasury.ts';
import type { Choice } from '../../table/choices.ts';
import type { View } from '../../table/view.ts';
import { selfOf } from '../goal.ts';

/** A card or tile worth playing at once: Music, a look if something is still unknown, more tiles. */
export function worthPlaying(view: View, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => {
    if (choice.verb === 'card') return isCardWorthPlaying(view, choice.power);
    return choice.verb === 'tile' && isTileWorthPlaying(view, choice.tile);
  });
}

function isCardWorthPlaying(view: View, power: Power): boolean {
  const effect = POWER_EFFECTS[power];
  if (effect.kind === 'music') return musicGained(selfOf(view), effect.amount) === effect.amount;
  if (power === 'investigate') return view.hour >= 3 && suspects(view).length > 1;
  return power === 'research' && selfOf(view).tiles < 2;
}

function isTileWorthPlaying(view: View, id: string): boolean {
  const { effect, wolf, organ, time } = tile(id);
  if (isFenrir(view) && wolf > 0) return false;
  if (organ && view.organ === null && view.hour < 9) return false;
  if (time > 0 && selfOf(view).time < 12) return false;
  if (effect?.kind === 'music') return canWrite(selfOf(view));
  if (effect?.kind === 'investigate') return suspects(view).length > 1;
  return effect?.kind === 'time' && selfOf(view).time < 40;
}

/** What is let go first when the hand is full. */
export function leastUseful(view: View, choices: readonly Choice[]): Choice | undefined {
  const value = (choice: Choice): number => {
    if (choice.verb !== 'discard') return 0;
    const { effect, place, wolf, organ } = tile(choice.tile);
    if (isFenrir(view) && wolf > 0) return 9;
    if (place !== null) return view.organ === null ? 5 : 0;
    if (organ && view.organ === null) return 6;
    return effect?.kind === 'music' ? 4 : 1;
  };
  return choices.toSorted((one, other) => value(one) - value(other))[0];
}

function isFenrir(view: View): boolean {
  return view.own?.role === 'fenrir';
}
