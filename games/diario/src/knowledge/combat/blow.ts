/** What dice may deal: wounds and certain deaths (FIGHT-7), and how likely that is. */
export interface Blow {
  readonly wounds: number;
  readonly kills: number;
  readonly chance: number;
}

export const NO_BLOW: Blow = { wounds: 0, kills: 0, chance: 1 };

/** One after the other: what is dealt adds up. */
export function followedBy(chance: number, first: Blow, later: readonly Blow[]): Blow[] {
  return later.map((blow) => ({
    wounds: first.wounds + blow.wounds,
    kills: first.kills + blow.kills,
    chance: chance * blow.chance,
  }));
}

/** All of them together, equal sums as one. */
export function combined(sides: readonly (readonly Blow[])[]): readonly Blow[] {
  let all: readonly Blow[] = [NO_BLOW];
  for (const blows of sides) all = merged(all.flatMap((first) => followedBy(first.chance, first, blows)));
  return all;
}

function merged(blows: readonly Blow[]): Blow[] {
  const sums = new Map<string, Blow>();
  for (const blow of blows) {
    const name = `${blow.wounds} ${blow.kills}`;
    sums.set(name, { ...blow, chance: blow.chance + (sums.get(name)?.chance ?? 0) });
  }
  return [...sums.values()];
}
