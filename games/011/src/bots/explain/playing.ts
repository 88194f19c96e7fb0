import type { Text } from '@vigilia/kernel';
import { tile } from '../../data/tiles.ts';
import { hasFenrir, isFenrirToCome, wolfMarks } from '../../rules/fenrir.ts';
import { marksMissing } from '../../rules/victory.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { gains } from './gains.ts';
import { goalText } from './goal.ts';
import { strongestFirst } from './reason.ts';

/** Plays an Item tile: what it brings, what it costs, what goes with it. */
export function tileTexts(mind: Mind, id: string): Text[] {
  const { effect, time, clues } = tile(id);
  const [gained, ...why] = effect === null ? [] : strongestFirst(gains(mind, [effect]));
  return [
    ...markTexts(mind, id),
    ...(gained === undefined ? [] : [gained]),
    ...(time > 0 ? [message('reason.costs-time', { amount: time })] : []),
    ...(clues > 0 ? [message('reason.costs-clues', { amount: clues, count: mind.self.clues - clues })] : []),
    ...symbolTexts(mind, id),
    ...why,
  ];
}

/** Lets a tile go at the end of the Hour (HOUR-2). */
export function discardTexts(mind: Mind, id: string): Text[] {
  const { effect, place } = tile(id);
  const { view, tiles } = mind;
  const alike = tiles.filter((other) => place !== null && tile(other).place === place).length;
  const isNoWolf = view.own?.role === 'hero' || !hasFenrir(view);
  return [
    ...markTexts(mind, id),
    ...(place !== null && alike > 1 ? [message('reason.duplicate', { place, count: alike })] : []),
    ...(place === null ? [] : [message(view.organ === null ? 'reason.place-useful' : 'reason.place-idle')]),
    ...symbolTexts(mind, id),
    ...(effect === null ? [] : strongestFirst(gains(mind, [effect]))),
    ...(effect === null && place === null && isNoWolf ? [message('reason.mark-idle')] : []),
  ];
}

/** Ends the turn: what is left to play may wait, unless victory was declared. */
export function endTexts({ view }: Mind): Text[] {
  return [...goalText(view), message('reason.keeps-hand')];
}

/** Fenrir needs two Marks to declare; before Hour V any player may still become the wolf (FEN-1). */
function markTexts({ view, tiles, isFenrir }: Mind, id: string): Text[] {
  if (tile(id).wolf === 0) return [];
  const others = tiles.filter((other) => other !== id);
  const isNeeded = marksMissing(others) > 0;
  if (isFenrir) return isNeeded ? [message('reason.keep-mark', { count: wolfMarks(others) })] : [];
  return isFenrirToCome(view) ? [message('reason.mark-later')] : [];
}

function symbolTexts({ view, isFenrir }: Mind, id: string): Text[] {
  return tile(id).organ && view.organ === null && !isFenrir ? [message('reason.organ-symbol')] : [];
}
