/**
 * `npm run lab:verifier -- [--games 200]`: plays this number of random games of each kind, runs the Python verifier
 * (lab/verifier) on their records, and forges every tenth record in every way that the verifier must find.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pythonPath } from '@vigilia/tools/python';
import { playable } from '../games.ts';
import { countOf } from '../options.ts';
import { forgeries } from '../tampering/forgeries.ts';
import { runVerifier } from '../tampering/run.ts';
import { seriesOf } from '../tampering/series.ts';
import { type Line, remembering, tamperings } from '../tampering/tamperings.ts';

const FORGED = 10;

const { values } = parseArgs({ options: { games: { type: 'string', default: '200' } } });
const games = countOf('games', values.games);
const python = pythonPath();
const folder = mkdtempSync(join(tmpdir(), 'vigilia-verifier-'));
const wrong: string[] = [];

for (const id of ['011', 'diario']) {
  let [green, found, forged] = [0, 0, 0];
  let before: Line[] | null = null;
  for (const record of seriesOf(playable(id).game, games)) {
    for (const { holds, said } of runVerifier(python, folder, [remembering(record)])) {
      if (holds) green++;
      else wrong.push(`${id}: ${said}`);
    }
    if (before !== null && green % FORGED === 0) {
      const tampered = Object.entries(tamperings(before)).flatMap(([name, tamper]) => {
        const changed = tamper(record);
        return changed === null ? [] : [{ name, tampered: changed }];
      });
      const relinked = forgeries(record).map(({ name, lines, remembered }) => ({
        name: `${name}, with its links`,
        tampered: { lines, remembered },
      }));
      const kinds = [...tampered, ...relinked];
      const verified = runVerifier(
        python,
        folder,
        kinds.map(({ tampered }) => tampered),
      );
      for (const [index, { holds }] of verified.entries()) {
        forged++;
        if (holds) wrong.push(`${id}, not found: ${kinds[index]?.name}`);
        else found++;
      }
    }
    before = record;
  }
  console.log(`${id}: ${green} of ${games} games hold, ${found} of ${forged} forgeries found`);
}
rmSync(folder, { recursive: true });
for (const each of wrong) console.log(each);
process.exitCode = wrong.length === 0 ? 0 : 1;
