import type { Who } from '../../../games/diario/src/data/language/effect.ts';
import type { Touched } from './outcome.ts';

/** How much of one thing comes to whom. `one` holds each time that the Leader names a person. */
interface Shares {
  readonly everyone: number;
  readonly present: number;
  readonly one: readonly number[];
  readonly roles: ReadonlyMap<Who, number>;
}

/** Whether this much relief is enough: every person gets at least what the other gives, however the Leader names them. */
export function relievesAsMuch(these: readonly Touched[], those: readonly Touched[]): boolean {
  const [more, less] = [sharesOf(these), sharesOf(those)];
  const { whole, present, roles } = differences(more, less);
  if (whole < 0 || present < 0) return false;
  const [mine, theirs] = withoutCommon(more.one, less.one);
  // If the Leader names a person once more, that may be the person of a role.
  const short = roles.filter((role) => role < 0).map((role) => -role);
  return canMakeUp(mine, [...theirs, ...short]) || Math.min(present, ...roles) >= total(theirs);
}

/** Whether this does no more harm: no person gets more than the other does, however the Leader names them. */
export function harmsNoMore(these: readonly Touched[], those: readonly Touched[]): boolean {
  const [more, less] = [sharesOf(those), sharesOf(these)];
  const { whole, present, roles } = differences(more, less);
  if (whole < 0 || present < 0 || roles.some((role) => role < 0)) return false;
  const [theirs, mine] = withoutCommon(more.one, less.one);
  // The Leader names a person whom the other would harm as much.
  return doFit(mine, theirs) || Math.max(present, ...roles) >= total(mine);
}

function sharesOf(touched: readonly Touched[]): Shares {
  const amounts = (who: Who) => touched.filter((each) => each.who === who).map(({ by }) => Math.abs(by));
  const roles = new Set(
    touched.map(({ who }) => who).filter((who) => !['everyone', 'present', 'one'].includes(who)),
  );
  return {
    everyone: total(amounts('everyone')),
    present: total(amounts('present')),
    one: amounts('one'),
    roles: new Map([...roles].map((role) => [role, total(amounts(role))])),
  };
}

/** By how much the first exceeds the second: for a person who is away, for one who is there, for each role. */
function differences(more: Shares, less: Shares) {
  const whole = more.everyone - less.everyone;
  const present = whole + more.present - less.present;
  const names = [...new Set([...more.roles.keys(), ...less.roles.keys()])];
  const own = (role: Who) => (more.roles.get(role) ?? 0) - (less.roles.get(role) ?? 0);
  // The actor may be any of those present, also one with a role.
  const actor = Math.min(0, own('actor'));
  const roles = names.map((role) => present + own(role) + (role === 'actor' ? 0 : actor));
  return { whole, present, roles };
}

function withoutCommon(one: readonly number[], other: readonly number[]): [number[], number[]] {
  const [mine, theirs]: [number[], number[]] = [[], [...other]];
  for (const amount of one) {
    const index = theirs.indexOf(amount);
    if (index < 0) mine.push(amount);
    else theirs.splice(index, 1);
  }
  return [mine, theirs];
}

/** Whether each amount that is wanted can be made up of whole ones of these. */
function canMakeUp(amounts: readonly number[], wanted: readonly number[]): boolean {
  const left = amounts.toSorted((one, other) => other - one);
  return wanted
    .toSorted((one, other) => other - one)
    .every((want) => {
      let made = 0;
      while (made < want && left.length > 0) made += left.shift() ?? 0;
      return made >= want;
    });
}

/** Whether each of these amounts has room in one of those, whole. */
function doFit(amounts: readonly number[], room: readonly number[]): boolean {
  const left = [...room];
  return amounts
    .toSorted((one, other) => other - one)
    .every((amount) => {
      const index = left.findIndex((free) => free >= amount);
      if (index >= 0) left[index] = (left[index] ?? 0) - amount;
      return index >= 0;
    });
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
