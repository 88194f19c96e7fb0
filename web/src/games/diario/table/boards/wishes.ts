import { type Signal, signal } from '@preact/signals';
import { type PersonId, proposedChoice } from '@vigilia/game-diario';
import type { Asked, Choice, DraftProps } from '../asked.ts';

type Draft = DraftProps['draft'];

/** What a person who rummages brings first: what the proposal would take, one of the two, both in turn, or ask. */
export const MIXES = ['proposal', 'wood', 'components', 'even', 'ask'] as const;
export type Mix = (typeof MIXES)[number];

/** What the player wished on a board for questions that only a die or a card opens. */
interface Wishes {
  /** What each person brings who rummages in this round; a person without a wish is asked about. */
  readonly mixes: Signal<ReadonlyMap<PersonId, Mix>>;
  /**
   * Whether to turn one card after the other for the rest of this night, and be asked only what the cards ask. The deck
   * is turned to its end in any case (SCAV-5); all that is passed over is what the Location offers besides.
   */
  readonly exploreOn: Signal<boolean>;
}

/** A page that is loaded again has no wishes: what they would have answered is asked. */
const WISHES = new WeakMap<Draft, Wishes>();

export function wishesOf(draft: Draft): Wishes {
  const known = WISHES.get(draft);
  if (known !== undefined) return known;
  const wishes: Wishes = { mixes: signal(new Map()), exploreOn: signal(false) };
  WISHES.set(draft, wishes);
  return wishes;
}

/** Answers what a wish has settled. */
export function followUp(asked: Asked, draft: Draft): readonly Choice[] | null {
  const { view, ask } = asked;
  const { mixes, exploreOn } = wishesOf(draft);
  if (view.scavenging === null) exploreOn.value = false;
  if (ask.prompt.key === 'prompt.explore') return exploreOn.value ? [{ verb: 'explore' }] : null;
  if (ask.prompt.key !== 'prompt.mix') return null;
  const wish = mixes.value.get(ask.prompt.vars.person as PersonId) ?? 'ask';
  const wood = woodFor({ view, ask }, wish);
  return wood === null ? null : [wood];
}

/** How much of what was turned up is Wood by this wish; null where the player wants to be asked. */
export function woodFor({ view, ask }: Asked, wish: Mix): Choice | null {
  const [range] = ask.ranges;
  if (range === undefined || wish === 'ask') return null;
  const { amount: least } = range.from;
  const amounts: Record<Exclude<Mix, 'proposal' | 'ask'>, number> = {
    wood: range.to,
    components: least,
    even: Math.min(range.to, Math.max(least, Math.ceil(Number(ask.prompt.vars.pieces) / 2))),
  };
  return wish === 'proposal' ? proposedChoice(view, ask) : { verb: 'wood', amount: amounts[wish] };
}
