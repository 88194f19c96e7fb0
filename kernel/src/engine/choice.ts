/** One legal answer as plain data: a verb and its arguments, each of which notation can print. */
export interface Choice {
  readonly verb: string;
}

/** A run of choices that differ only in `amount`: from `from.amount` to `to`, both included. */
export interface Range<C extends Choice> {
  readonly from: C & { readonly amount: number };
  readonly to: number;
}

/** The legal answers to one question: a list and, for big spaces, ranges. */
export interface Offer<C extends Choice> {
  readonly choices: readonly C[];
  readonly ranges: readonly Range<C>[];
}

export function countChoices<C extends Choice>(offer: Offer<C>): number {
  let count = offer.choices.length;
  for (const range of offer.ranges) count += range.to - range.from.amount + 1;
  return count;
}

/** The choice at `index` of the list, the ranges following one after the other. */
export function choiceAt<C extends Choice>(offer: Offer<C>, index: number): C {
  const listed = offer.choices[index];
  if (listed !== undefined) return listed;
  let rest = index - offer.choices.length;
  for (const range of offer.ranges) {
    const size = range.to - range.from.amount + 1;
    if (rest >= 0 && rest < size) return { ...range.from, amount: range.from.amount + rest };
    rest -= size;
  }
  throw new RangeError(`no choice ${index} among ${countChoices(offer)}`);
}

export function everyChoice<C extends Choice>(offer: Offer<C>): C[] {
  return Array.from({ length: countChoices(offer) }, (_, index) => choiceAt(offer, index));
}

export function isOffered<C extends Choice>(offer: Offer<C>, choice: Choice): boolean {
  if (offer.choices.some((listed) => isSameChoice(listed, choice))) return true;
  const amount = (choice as { amount?: unknown }).amount;
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return false;
  return offer.ranges.some(
    ({ from, to }) =>
      // Adding 0 turns -0, which JSON can carry and a state must not, into a 0 that is not the same.
      amount >= from.amount && amount <= to && isSameChoice({ ...from, amount: amount + 0 }, choice),
  );
}

export function isSameChoice(one: Choice, other: Choice): boolean {
  const left = one as unknown as Record<string, unknown>;
  const right = other as unknown as Record<string, unknown>;
  if (one.verb !== other.verb) return false;
  let fields = 0;
  for (const field in left) {
    if (!Object.is(left[field], right[field])) return false;
    fields++;
  }
  for (const _ in right) fields--;
  return fields === 0;
}
