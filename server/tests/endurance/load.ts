import { type Gathering, gather } from '../play/gather.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import type { Ledger } from './ledger.ts';

/** Tables that are played as fast as their players can, one game after another. */
export class Load {
  /** The players of every table that was played to its end. */
  readonly finished: (readonly Player[])[] = [];
  private readonly address: string;
  private readonly ledger: Ledger;
  private isEnough = false;

  constructor(address: string, ledger: Ledger) {
    this.address = address;
    this.ledger = ledger;
  }

  /** Plays at one table of each kind at a time; settles once it was enough and the last games are over. */
  async play(kinds: readonly Gathering[]): Promise<void> {
    await Promise.all(kinds.map((kind) => this.playAgainAndAgain(kind)));
  }

  /** No new games: those that are going on are played to their end. */
  enough(): void {
    this.isEnough = true;
  }

  private async playAgainAndAgain(kind: Gathering): Promise<void> {
    while (!this.isEnough) {
      const players = await this.gatherAtLast(kind);
      for (const player of players) this.ledger.follow(player);
      await playOn(players, botChoice);
      for (const player of players) player.leave();
      this.finished.push(players);
    }
  }

  /** Opens another table whenever the server falls while people are about to sit down. */
  private async gatherAtLast(kind: Gathering): Promise<Player[]> {
    for (;;) {
      try {
        return await gather(this.address, kind);
      } catch (problem) {
        if (!isUnreachable(problem)) throw problem;
      }
    }
  }
}

/** What `fetch` throws if the connection is dead. */
function isUnreachable(problem: unknown): boolean {
  return problem instanceof TypeError;
}
