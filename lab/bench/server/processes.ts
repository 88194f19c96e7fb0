import type { Contender, Turn } from './contender.ts';
import { type ProcessLoad, processesContender } from './load.ts';
import { plannedGames } from './plan.ts';
import { cpuOf, playRounds, shareOf, speedOf, wholeCpuOf } from './rounds.ts';

export interface ProcessesWanted extends Pick<ProcessLoad, 'tables' | 'thought' | 'processes'> {
  readonly rounds: number;
  readonly seconds: number;
  /** The host program of another version of the server. */
  readonly against?: URL;
}

const WARM_UP = { rounds: 3, seconds: 4 };
/** A choice of a table takes at least this long besides the thought, in milliseconds. */
const LEAST = 3;
/** A game has more choices than this. */
const CHOICES = 300;

/** CPU time of a choice at one process and at several, with people by table and spread, each on a database of its own. */
export async function measureProcesses(wanted: ProcessesWanted): Promise<object> {
  const { tables, thought, processes, rounds, seconds, against } = wanted;
  const playing = WARM_UP.rounds * (WARM_UP.seconds + 1) + rounds * (seconds + 1);
  const gamesATable = 2 + (playing * 1000) / (thought + LEAST) / CHOICES;
  const games = await plannedGames(Math.ceil(tables * gamesATable));
  const load = { tables, thought, games };
  const several = { ...load, processes };
  const sides: Readonly<Record<string, Contender>> = {
    one: await processesContender({ ...load, processes: 1, spreading: 'by table' }),
    byTable: await processesContender({ ...several, spreading: 'by table' }),
    spread: await processesContender({ ...several, spreading: 'spread' }),
    ...(against !== undefined && {
      otherOne: await processesContender({ ...load, processes: 1, spreading: 'by table', program: against }),
      otherByTable: await processesContender({ ...several, spreading: 'by table', program: against }),
      otherSpread: await processesContender({ ...several, spreading: 'spread', program: against }),
    }),
  };
  const contenders = Object.values(sides);
  await playRounds(contenders, WARM_UP);
  const turns = await playRounds(contenders, { rounds, seconds });
  for (const contender of contenders) await contender.stop();
  const [one = []] = turns;
  const figures = Object.keys(sides).map((name, index) => [name, figuresOf(turns[index] ?? [], one)]);
  return { tables, thought, processes, ...Object.fromEntries(figures) };
}

/** The figures of one side, and its CPU time as a share of that of one process. */
function figuresOf(turns: readonly Turn[], one: readonly Turn[]): object {
  const { choicesPerSecond, p50Ms, p99Ms, cpuMicroseconds, databaseMicroseconds } = speedOf(turns);
  const servers = shareOf(turns, one, cpuOf);
  const all = shareOf(turns, one, wholeCpuOf);
  return {
    choicesPerSecond,
    p50Ms,
    p99Ms,
    cpuMicroseconds,
    databaseMicroseconds,
    ofOne: servers.share,
    ofOneError: servers.error,
    withDatabaseOfOne: all.share,
    withDatabaseOfOneError: all.error,
  };
}
