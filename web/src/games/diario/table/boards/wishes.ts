import { type Signal, signal } from '@preact/signals';
import { namingsOf, type PersonId, proposedChoice } from '@vigilia/game-diario';
import type { Ask } from '@vigilia/kernel';
import type { Asked, Choice, DraftProps, View } from '../asked.ts';

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
  /** Whom the player names where the choice about to be confirmed asks for it, by the question. */
  readonly names: Signal<ReadonlyMap<string, PersonId>>;
}

/** A page that is loaded again has no wishes: what they would have answered is asked. */
const WISHES = new WeakMap<Draft, Wishes>();

export function wishesOf(draft: Draft): Wishes {
  const known = WISHES.get(draft);
  if (known !== undefined) return known;
  const wishes: Wishes = { mixes: signal(new Map()), exploreOn: signal(false), names: signal(new Map()) };
  WISHES.set(draft, wishes);
  return wishes;
}

const NO_NAMES: ReadonlyMap<string, PersonId> = new Map();

/** What sets one question by whom apart from another: whose Misery rises, who takes a test. */
export function namingKey({ prompt: { key, vars } }: Ask<Choice>): string {
  return `${key} ${vars.state ?? ''} ${vars.by ?? ''}`;
}

function nameFor(ask: Ask<Choice>, names: ReadonlyMap<string, PersonId>): Choice | null {
  const person = names.get(namingKey(ask));
  return ask.choices.find((choice) => choice.verb === 'name' && choice.person === person) ?? null;
}

/** Whom the proposal names in what a plan surely leads to. */
export function proposedNames(view: View, plan: readonly Choice[]): ReadonlyMap<string, PersonId> {
  const last = plan.at(-1);
  const asks = last === undefined ? [] : namingsOf(view, last);
  return new Map(
    asks.flatMap((ask) => {
      const choice = proposedChoice(view, ask);
      return choice.verb === 'name' ? [[namingKey(ask), choice.person] as const] : [];
    }),
  );
}

/** Answers what a wish has settled. */
export function followUp(asked: Asked, draft: Draft): readonly Choice[] | null {
  const { view, ask } = asked;
  const { mixes, exploreOn, names } = wishesOf(draft);
  const named = nameFor(ask, names.value);
  if (named !== null) return [named];
  // Names are meant for what the last choice led to, and for nothing later.
  names.value = NO_NAMES;
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
