import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreLocation } from '../../src/store/open-store.ts';
import type { Gathering } from '../play/gather.ts';
import { compareWithLog, type Findings } from './findings.ts';
import { HostProcess, type Leasing } from './host-process.ts';
import { Ledger } from './ledger.ts';
import { Load } from './load.ts';
import { quietPort } from './port.ts';

const KINDS: readonly Gathering[] = [
  { game: '011', seats: 4 },
  { game: '011', seats: 4, people: 2, bot: 'apprentice' },
  { game: '011', seats: 4 },
  { game: '011', seats: 4, people: 1, bot: 'apprentice' },
  { game: '011', seats: 4 },
  { game: '011', seats: 4 },
];

export interface Survived extends Findings {
  readonly kills: number;
  /** How many choices were acknowledged, and how many of them only when they were sent again. */
  readonly acknowledged: number;
  readonly sentAgain: number;
  /** How many tables were played to their end. */
  readonly tables: number;
  /** What servers said went wrong. */
  readonly complaints: readonly string[];
}

export interface Killing extends Leasing {
  readonly kills: number;
  /** Settles when the next kill is due. */
  readonly next: (ledger: Ledger) => Promise<unknown>;
  /** At how many tables people play at once; at most as many as there are kinds. */
  readonly atOnce?: number;
}

/**
 * Kills a server again and again while tables are played, and starts another in its place, to which the players come
 * back by themselves. Then the games are played to their end, and the log is held against what the players know.
 */
export async function surviveKills(
  location: StoreLocation,
  { kills, next, atOnce = KINDS.length, ...leasing }: Killing,
): Promise<Survived> {
  const cache = mkdtempSync(join(tmpdir(), 'vigilia-code-'));
  const ledger = new Ledger();
  const port = await quietPort();
  const hosts: HostProcess[] = [];
  // It loads its code at once, while the one before still lives.
  const prepare = () => {
    const host = new HostProcess(location, cache, leasing);
    hosts.push(host);
    return host;
  };
  try {
    let host = prepare();
    const load = new Load(await host.open(port), ledger);
    const playing = load.play(KINDS.slice(0, atOnce));
    for (let kill = 0; kill < kills; kill++) {
      const heir = prepare();
      await Promise.race([playing, next(ledger)]);
      await host.kill();
      host = heir;
      await host.open(port);
    }
    load.enough();
    await playing;
    await host.kill();
    const { size: acknowledged, sentAgain } = ledger;
    const complaints = hosts.flatMap((each) => each.complaints);
    const findings = await compareWithLog(location, ledger, load.finished);
    return { kills, acknowledged, sentAgain, tables: load.finished.length, complaints, ...findings };
  } finally {
    await Promise.all(hosts.map((host) => host.kill()));
    rmSync(cache, { recursive: true, force: true });
  }
}
