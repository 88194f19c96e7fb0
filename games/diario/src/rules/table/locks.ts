/** The highest roll of the d10 at which a lock holds (DAY-8). */
const LOCK_HOLDS = 3;

export function doesLockHold(die: number): boolean {
  return die <= LOCK_HOLDS;
}

/** How likely a lock opens in this number of tries: a thief has two (DAY-8). */
export function chanceToOpen(tries: number): number {
  return 1 - (LOCK_HOLDS / 10) ** tries;
}
