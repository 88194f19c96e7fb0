import { actionShown, facesAfter, machineShown, type Square } from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import type { Noun } from '../../../draft/game-ui.ts';
import { type Asked, isVerb } from '../eleven.ts';
import { turnsReaching } from '../ways/turns.ts';

/** Something one would like the gears to allow. */
export type Wish =
  | (Text & { readonly kind: 'square'; readonly square: Square })
  | (Text & { readonly kind: 'face'; readonly face: string });

/** What is pointed at, where a turn of the gears could make it possible. */
export function wishOf(lit: ReadonlySet<Noun>): Wish | null {
  const [only, more] = [...lit].flatMap((noun) => wishFor(noun) ?? []);
  return more === undefined ? (only ?? null) : null;
}

function wishFor(noun: Noun): Wish | null {
  const [kind, name = ''] = noun.split(':');
  if (kind === 'square') return { kind: 'square', square: name, ...text('asking.reaches', { square: name }) };
  if (kind === 'action')
    return { kind: 'face', face: name, ...text('asking.brings-action', { action: name }) };
  return kind === 'machine'
    ? { kind: 'face', face: name, ...text('asking.brings-machine', { machine: name }) }
    : null;
}

/** The turns, by their teeth, that grant a wish. */
export function allowing({ view, ask }: Asked, wish: Wish): number[] {
  if (wish.kind === 'square') return turnsReaching(view, ask, wish.square).map(({ turn }) => turn.teeth);
  return ask.choices.filter(isVerb('turn')).flatMap(({ teeth }) => {
    const after = { gears: facesAfter(view, teeth) };
    return machineShown(after) === wish.face || actionShown(after) === wish.face ? [teeth] : [];
  });
}
