import type { Certain, Foreseen } from './foreseen.ts';

/** What all of them say alike; null where there is none. */
export function agreed([first, ...others]: readonly Foreseen[]): Foreseen | null {
  if (first === undefined) return null;
  return others.reduce(both, first);
}

function both(one: Foreseen, other: Foreseen): Foreseen {
  const { own, ...rest } = one.certain;
  const { own: otherOwn, ...otherRest } = other.certain;
  const certain: Certain = { ...alike(rest, otherRest), own: alike(own, otherOwn) };
  const uncertain = one.uncertain.filter((each) => other.uncertain.some((known) => isAlike(each, known)));
  return { certain, uncertain, next: one.next === other.next ? one.next : null };
}

function alike<T extends object>(one: T, other: T): Partial<T> {
  const fields = Object.entries(one).filter(([name, value]) => isAlike(value, other[name as keyof T]));
  return Object.fromEntries(fields) as Partial<T>;
}

/** Plain data, made by the same code: what is alike is written alike. */
function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
