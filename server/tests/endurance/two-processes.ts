import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreLocation } from '../../src/store/open-store.ts';
import { type Gathering, gather } from '../play/gather.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { compareWithLog, type Findings } from './findings.ts';
import { HostProcess, type Leasing } from './host-process.ts';
import { Ledger } from './ledger.ts';

export interface Outlived extends Findings {
  readonly acknowledged: number;
  readonly sentAgain: number;
  /** How many choices had been acknowledged when a process was killed. */
  readonly beforeTheKill: number;
  /** The longest time without a choice from the kill on, in milliseconds. */
  readonly longestPause: number;
  readonly complaints: readonly string[];
}

/** After this many answers people spread over both processes: until then the first one has taken the bots' lease. */
const TOGETHER = 40;
/** After this many, well before the end of any game, one process is killed. */
const HALF_WAY = 150;

/**
 * Plays a whole game over several processes on one database, one of which is killed half-way: the one where the table is at
 * home. Its players go to the others.
 */
export async function outliveAProcess(
  location: StoreLocation,
  gathering: Gathering,
  { processes = 2, ...leasing }: Leasing & { readonly processes?: number } = {},
): Promise<Outlived> {
  const cache = mkdtempSync(join(tmpdir(), 'vigilia-code-'));
  const ledger = new Ledger();
  const hosts = Array.from({ length: processes }, () => new HostProcess(location, cache, leasing));
  const [doomed, ...others] = hosts as [HostProcess, ...HostProcess[]];
  try {
    const [address = '', ...addresses] = await Promise.all(hosts.map((host) => host.open(0)));
    const moveAway = (player: Player, index: number) =>
      player.moveTo(addresses[index % addresses.length] ?? address);
    const players = await gather(address, gathering);
    for (const player of players) ledger.follow(player);
    const playing = playOn(players, botChoice);
    const reached = (answers: number) => Promise.race([playing, hasReached(players, answers)]);
    await reached(TOGETHER);
    players.slice(0, players.length / 2).forEach(moveAway);
    await reached(HALF_WAY);
    const pauses = new Pauses(players);
    await doomed.kill();
    const beforeTheKill = ledger.size;
    players.filter((player) => player.address === address).forEach(moveAway);
    await playing;
    const longestPause = pauses.longest();
    for (const player of players) player.leave();
    await Promise.all(others.map((other) => other.kill()));
    const { size: acknowledged, sentAgain } = ledger;
    const complaints = hosts.flatMap((host) => host.complaints);
    const findings = await compareWithLog(location, ledger, [players]);
    return { acknowledged, sentAgain, beforeTheKill, longestPause, complaints, ...findings };
  } finally {
    await Promise.all(hosts.map((host) => host.kill()));
    rmSync(cache, { recursive: true, force: true });
  }
}

async function hasReached(players: readonly Player[], answers: number): Promise<void> {
  const [one] = players;
  await one?.until(() => one.answers >= answers);
}

/** How long a game stands still: from now on, the time from each version that a player sees to the next. */
class Pauses {
  private readonly players: readonly Player[];
  private seenAt = performance.now();
  private most = 0;
  private isOver = false;

  constructor(players: readonly Player[]) {
    this.players = players;
    void this.follow();
  }

  private async follow(): Promise<void> {
    while (!this.isOver) {
      const seen = this.latest();
      await Promise.race(
        this.players.map((player) => player.until(() => this.isOver || player.version > seen)),
      );
      this.note();
    }
  }

  private latest(): number {
    return Math.max(...this.players.map(({ version }) => version));
  }

  private note(): void {
    const now = performance.now();
    this.most = Math.max(this.most, now - this.seenAt);
    this.seenAt = now;
  }

  longest(): number {
    this.isOver = true;
    return Math.round(this.most);
  }
}
