/**
 * `npm run lab:endurance -- [--kills 30] [--database sqlite|postgres|both] [--life 1500] [--pause 1500] [--cut 20]
 * [--together 2]`: checks that no acknowledged choice is lost. It kills a server `--kills` times while people play, each time
 * after at most `--life` milliseconds. Then people who think for `--pause` milliseconds on average finish a game of each kind
 * while a connection breaks every `--cut` seconds. On PostgreSQL it also kills one of two processes in the middle of
 * `--together` games, and tells how long each stood still.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type Findings,
  type Fresh,
  freshDatabase,
  freshFolder,
  outliveAProcess,
  playThroughCuts,
  surviveKills,
} from '@vigilia/server/testing';
import { startPostgres } from '@vigilia/tools/postgres';
import { stop } from '@vigilia/tools/root';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    database: { type: 'string', default: 'sqlite' },
    life: { type: 'string', default: '1500' },
    pause: { type: 'string', default: '1500' },
    cut: { type: 'string', default: '20' },
    together: { type: 'string', default: '2' },
  },
});
const DATABASES: Readonly<Record<string, readonly ('sqlite' | 'postgres')[]>> = {
  sqlite: ['sqlite'],
  postgres: ['postgres'],
  both: ['sqlite', 'postgres'],
};
const databases =
  DATABASES[values.database] ?? stop(`--database is sqlite, postgres or both: ${values.database}`);
const [kills, longest, mean, cut, together] = [
  countOf('kills', values.kills),
  countOf('life', values.life),
  countOf('pause', values.pause),
  countOf('cut', values.cut),
  countOf('together', values.together),
];
const cluster = databases.includes('postgres') ? await startPostgres() : null;
if (cluster !== null) process.env.VIGILIA_TEST_POSTGRES = cluster.url;

interface Seen extends Findings {
  readonly complaints?: readonly string[];
}

/** Runs a test on a database of its own and prints the findings. */
async function see(
  database: 'sqlite' | 'postgres',
  what: string,
  work: (location: Fresh['location']) => Promise<Seen>,
): Promise<void> {
  const { location, remove } = await (database === 'postgres' ? freshDatabase() : freshFolder());
  const { lost, faults, complaints = [], ...counts } = await work(location);
  await remove();
  console.log(`${what} on ${database}: ${JSON.stringify(counts)}, lost: ${lost.length}`);
  for (const wrong of [...lost, ...faults, ...complaints]) console.log(`  ${JSON.stringify(wrong)}`);
  if (lost.length + faults.length + complaints.length > 0) process.exitCode = 1;
}

/** People mostly think for a moment and sometimes for longer. */
const pause = () => wait(-Math.log(1 - Math.random()) * mean);

for (const database of databases) {
  await see(database, `${kills} kills`, (place) =>
    surviveKills(place, {
      kills,
      next: (ledger) => ledger.grownBy(20).then(() => wait(Math.random() * longest)),
    }),
  );
  for (const game of ['011', 'diario']) {
    const gathering = { game, seats: 4 };
    await see(database, `${game} with a cut every ${cut} s`, (place) =>
      playThroughCuts(place, gathering, { next: () => wait(cut * 1000, undefined, { ref: false }), pause }),
    );
  }
}
if (cluster !== null) {
  const withBot = { game: '011', seats: 4, people: 3, bot: 'apprentice' };
  const gatherings = [withBot, { game: 'diario', seats: 4 }];
  for (let game = 0; game < together; game++) {
    const gathering = gatherings[game % gatherings.length] ?? withBot;
    await see('postgres', `${gathering.game} in two processes`, (place) => outliveAProcess(place, gathering));
  }
}
await cluster?.stop();
