import type { StoreLocation } from '../../src/store/open-store.ts';
import { type Gathering, gather } from '../play/gather.ts';
import { botChoice, type Playing, playOn } from '../play/play-on.ts';
import { startTestServer } from '../play/test-server.ts';
import { compareWithLog, type Findings } from './findings.ts';
import { Ledger } from './ledger.ts';

export interface CutThrough extends Findings {
  /** How often a line was cut. */
  readonly cuts: number;
  readonly acknowledged: number;
  readonly sentAgain: number;
}

export interface Cutting extends Pick<Playing, 'pause'> {
  /** Settles when the next connection is to be cut. */
  readonly next: (ledger: Ledger) => Promise<unknown>;
}

/** Plays a whole game while the connection of one player after another goes dead. */
export async function playThroughCuts(
  location: StoreLocation,
  gathering: Gathering,
  { next, ...playing }: Cutting,
): Promise<CutThrough> {
  const server = await startTestServer(location);
  const ledger = new Ledger();
  const players = await gather(server.address, gathering);
  for (const player of players) ledger.follow(player);
  let cuts = 0;
  let isOver = false;
  const cutting = async () => {
    for (await next(ledger); !isOver; await next(ledger)) players[cuts++ % players.length]?.cut();
  };
  void cutting();
  try {
    await playOn(players, botChoice, playing);
  } finally {
    isOver = true;
    for (const player of players) player.leave();
    await server.stop();
  }
  const { size: acknowledged, sentAgain } = ledger;
  return { cuts, acknowledged, sentAgain, ...(await compareWithLog(location, ledger, [players])) };
}
