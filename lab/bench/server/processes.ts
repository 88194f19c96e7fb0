import type { Contender, Turn } from './contender.ts';
import { type ProcessLoad, processesContender } from './load.ts';
import { plannedGames } from './plan.ts';
import { cpuOf, perSecond, playRounds, shareOf, speedOf, wholeCpuOf } from './rounds.ts';

export interface ProcessesWanted extends Pick<ProcessLoad, 'tables' | 'processes'> {
  /** Milliseconds that a guest thinks on average; 0: the guests answer at once. */
  readonly thought: number;
  readonly rounds: number;
  readonly seconds: number;
  /** The host program of another version of the server. */
  readonly against?: URL;
}

/** Without any thought: the code of every process is fast after as many choices as these, and thought makes them rare. */
const WARM_UP = { rounds: 12, seconds: 4 };
/** With thought, until the queues of the warm-up are gone. */
const CALMING = { rounds: 1, seconds: 2 };
/** More games than are played, planned beforehand. */
const GAMES_A_SECOND = 20;

/**
 * CPU time of a choice at one process and at several, with people by table and spread, each on a database of its own. `one`
 * has an idle process beside it, so that it lets rows wait for each other as several do; `alone` has none, and does not.
 * `byTable` and `spread` share the tables of one process, so that each is less busy; at `byTableFull` and `spreadFull` each
 * process has as many tables as the one.
 */
export async function measureProcesses(wanted: ProcessesWanted): Promise<object> {
  const { tables, thought, processes, rounds, seconds, against } = wanted;
  const playing = WARM_UP.rounds * (WARM_UP.seconds + 1) + rounds * (seconds + 1);
  const games = await plannedGames(tables * processes + GAMES_A_SECOND * playing);
  let isWarm = false;
  const load = { tables, thought: () => (isWarm ? thought : 0), games };
  const single = { ...load, processes: 1, spreading: 'by table' } as const;
  const several = { ...load, processes };
  const full = { ...several, tables: tables * processes };
  const sides: Readonly<Record<string, Contender>> = {
    one: await processesContender({ ...single, isAccompanied: true }),
    alone: await processesContender(single),
    byTable: await processesContender({ ...several, spreading: 'by table' }),
    spread: await processesContender({ ...several, spreading: 'spread' }),
    byTableFull: await processesContender({ ...full, spreading: 'by table' }),
    spreadFull: await processesContender({ ...full, spreading: 'spread' }),
    ...(against !== undefined && {
      otherOne: await processesContender({ ...single, isAccompanied: true, program: against }),
      otherByTable: await processesContender({ ...several, spreading: 'by table', program: against }),
      otherSpread: await processesContender({ ...several, spreading: 'spread', program: against }),
    }),
  };
  const contenders = Object.values(sides);
  await playRounds(contenders, WARM_UP);
  isWarm = true;
  await playRounds(contenders, CALMING);
  const turns = await playRounds(contenders, { rounds, seconds });
  for (const contender of contenders) await contender.stop();
  const [one = []] = turns;
  const figures = contenders.map((contender, index) =>
    figuresOf(turns[index] ?? [], { one, processes: contender.processes }),
  );
  return {
    tables,
    thought,
    processes,
    ...Object.fromEntries(Object.keys(sides).map((name, index) => [name, figures[index]])),
  };
}

/** The figures of one side, and its speed and CPU time as shares of those of one process. */
export function figuresOf(
  turns: readonly Turn[],
  { one, processes }: { readonly one: readonly Turn[]; readonly processes: number },
): object {
  const speed = shareOf(turns, one, perSecond);
  const servers = shareOf(turns, one, cpuOf);
  const all = shareOf(turns, one, wholeCpuOf);
  return {
    ...speedOf(turns),
    speedOfOne: speed.share,
    speedOfOneError: speed.error,
    ofOne: servers.share,
    ofOneError: servers.error,
    withDatabaseOfOne: all.share,
    withDatabaseOfOneError: all.error,
    // Computed and not measured: as often the choices of one process if each of these has a core to itself.
    capacity: Number((processes / servers.share).toFixed(2)),
  };
}
