import { bareContender } from './bare.ts';
import type { Contender, Turn } from './contender.ts';
import { loadContender } from './load.ts';
import { plannedGames, SEATS } from './plan.ts';
import { cpuOf, perSecond, playRounds, shareOf, speedOf } from './rounds.ts';

export interface Wanted {
  readonly tables: number;
  /** How often each server has its turn, and how long a turn is. */
  readonly rounds: number;
  readonly seconds: number;
  /** The host program of another version of the server. */
  readonly against?: URL;
}

/** A server runs for weeks: the seconds until its code is warm do not count. */
const WARM_UP = { rounds: 4, seconds: 4 };
/** More games than are played, planned beforehand. */
const GAMES_A_SECOND = 30;

/** The speed of the server in turn with bare sockets, and with another version of it if one is named. */
export async function measureSpeed({ tables, rounds, seconds, against }: Wanted): Promise<object> {
  const total = WARM_UP.rounds * (WARM_UP.seconds + 1) + rounds * (seconds + 1);
  const games = await plannedGames(tables + GAMES_A_SECOND * total);
  const contenders: Contender[] = [await loadContender(tables, games), await bareContender(tables)];
  if (against !== undefined) contenders.push(await loadContender(tables, games, against));
  await playRounds(contenders, WARM_UP);
  const [ours = [], bare = [], other] = await playRounds(contenders, { rounds, seconds });
  for (const contender of contenders) await contender.stop();
  const share = shareOf(ours, bare, perSecond);
  return {
    ...speedOf(ours),
    tables,
    sockets: tables * SEATS,
    bareChoicesPerSecond: speedOf(bare).choicesPerSecond,
    bareCpuMicroseconds: speedOf(bare).cpuMicroseconds,
    shareOfBare: share.share,
    shareOfBareError: share.error,
    ...(other && comparison(ours, other)),
  };
}

function comparison(ours: readonly Turn[], other: readonly Turn[]): object {
  const { choicesPerSecond, p99Ms, cpuMicroseconds } = speedOf(other);
  const speed = shareOf(ours, other, perSecond);
  const cpu = shareOf(ours, other, cpuOf);
  return {
    otherChoicesPerSecond: choicesPerSecond,
    otherP99Ms: p99Ms,
    otherCpuMicroseconds: cpuMicroseconds,
    shareOfOther: speed.share,
    shareOfOtherError: speed.error,
    cpuOfOther: cpu.share,
    cpuOfOtherError: cpu.error,
  };
}
