import type { Contender, Turn } from './contender.ts';

/**
 * Lets contenders play in turn, again and again: what slows this machine down for some seconds slows all of them.
 * The order turns around with every round, so that none always follows the same one.
 */
export async function playRounds(
  contenders: readonly Contender[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly (readonly Turn[])[]> {
  const turns: Turn[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round++) {
    const order = [...contenders.keys()];
    if (round % 2 === 1) order.reverse();
    for (const index of order) turns[index]?.push(await (contenders[index] as Contender).turn(seconds));
  }
  return turns;
}

/** The speed of one contender over all its turns. */
export interface Speed {
  readonly choicesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How much of a core the server used. */
  readonly serverCores: number;
  /** CPU time of the server for one choice. */
  readonly cpuMicroseconds: number;
  /** CPU time of its database for one choice. */
  readonly databaseMicroseconds: number;
  /** What its database writes to its write-ahead log for one choice. */
  readonly databaseLogBytes: number;
}

export function speedOf(turns: readonly Turn[]): Speed {
  const times = turns.flatMap((turn) => turn.times).sort((one, other) => one - other);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
  const seconds = sumOf(turns, (turn) => turn.seconds);
  const cpuSeconds = sumOf(turns, (turn) => turn.cpuSeconds);
  return {
    choicesPerSecond: Math.round(times.length / seconds),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    serverCores: Number((cpuSeconds / seconds).toFixed(2)),
    cpuMicroseconds: Math.round((cpuSeconds / times.length) * 1e6),
    databaseMicroseconds: Math.round((sumOf(turns, (turn) => turn.databaseCpuSeconds) / times.length) * 1e6),
    databaseLogBytes: Math.round(sumOf(turns, (turn) => turn.databaseLogBytes) / times.length),
  };
}

export interface Share {
  readonly share: number;
  /** Its standard error. */
  readonly error: number;
}

/** A value of one as a share of another's, round by round: its mean and the standard error of that. */
export function shareOf(
  turns: readonly Turn[],
  others: readonly Turn[],
  value: (turn: Turn) => number,
): Share {
  const shares = turns.map((turn, round) => value(turn) / value(others[round] as Turn));
  const share = sumOf(shares, (each) => each) / shares.length;
  const variance = sumOf(shares, (each) => (each - share) ** 2) / Math.max(1, shares.length - 1);
  return { share: rounded(share), error: rounded(Math.sqrt(variance / shares.length)) };
}

export function perSecond({ times, seconds }: Turn): number {
  return times.length / seconds;
}

export function cpuOf({ cpuSeconds, times }: Turn): number {
  return cpuSeconds / times.length;
}

/** With that of the database. */
export function wholeCpuOf({ cpuSeconds, databaseCpuSeconds, times }: Turn): number {
  return (cpuSeconds + databaseCpuSeconds) / times.length;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
