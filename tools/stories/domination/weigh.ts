import type { Chance } from './chances.ts';
import { type Respect, respectsOf } from './respects.ts';

/** Shares are tenths of tenths, reckoned in floating point. */
const NEARLY = 1e-9;

/**
 * In which respects the first chances are better, if they are as good in all; null if they are worse in one. As
 * good in a respect: some pairing of equal shares sets an outcome of the first against each of the second, none of which
 * is better in it. Outcomes are set against each other only if the same unknown follows.
 */
export function betterIn(these: readonly Chance[], those: readonly Chance[]): string[] | null {
  const [mine, theirs] = [byUnknown(these), byUnknown(those)];
  const better: string[] = [];
  for (const unknown of new Set([...mine.keys(), ...theirs.keys()])) {
    const [one, other] = [mine.get(unknown) ?? [], theirs.get(unknown) ?? []];
    for (const respect of respectsOf([...one, ...other])) {
      if (!isAsGood(one, other, respect)) return null;
      if (!isAsGood(other, one, respect)) better.push(respect.name);
    }
  }
  return better;
}

function byUnknown(chances: readonly Chance[]): Map<string, Chance[]> {
  return Map.groupBy(chances, ({ outcome }) => outcome.unknown.join());
}

function shareOf(chances: readonly Chance[]): number {
  return chances.reduce((sum, { share }) => sum + share, 0);
}

/**
 * Whether the shares can be paired so (Hall's theorem): any outcomes of the second side together have no more of a share
 * than the outcomes of the first that are as good as one of them.
 */
function isAsGood(these: readonly Chance[], those: readonly Chance[], { isAsGood }: Respect): boolean {
  return subsetsOf(alike(those, isAsGood)).every((some) => {
    const enough = these.filter(({ outcome }) => some.some((other) => isAsGood(outcome, other.outcome)));
    return shareOf(enough) >= shareOf(some) - NEARLY;
  });
}

/** Outcomes that are alike in a respect are one. */
function alike(chances: readonly Chance[], isAsGood: Respect['isAsGood']): Chance[] {
  const kinds: Chance[] = [];
  for (const { outcome, share } of chances) {
    const known = kinds.findIndex(
      (kind) => isAsGood(outcome, kind.outcome) && isAsGood(kind.outcome, outcome),
    );
    if (known < 0) kinds.push({ outcome, share });
    else kinds[known] = { outcome, share: share + (kinds[known]?.share ?? 0) };
  }
  return kinds;
}

function subsetsOf(chances: readonly Chance[]): (readonly Chance[])[] {
  let subsets: Chance[][] = [[]];
  for (const each of chances) subsets = [...subsets, ...subsets.map((some) => [...some, each])];
  return subsets;
}
