import { everyChoice, type Game, print } from '@vigilia/kernel';
import { games } from '../play/games.ts';
import { gather } from '../play/gather.ts';
import { botChoice, playOn, type Strategy } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import type { Readable } from './readable-server.ts';

/** A table in the middle of a game where honest people wait, and what went over their wires so far. */
export interface TargetTable {
  readonly game: Game;
  readonly table: string;
  readonly players: readonly Player[];
  /** By seat: what it sent. */
  readonly sent: readonly (readonly string[])[];
  /** The words of every line that was ever offered. */
  readonly words: readonly string[];
}

/** Honest people play until the log holds about this many rows, and then wait: those of a pair where they are passed on. */
export async function targetTable(
  { address, home }: Pick<Readable, 'address' | 'home'>,
  {
    game: id,
    seats,
    rows,
    strategy = botChoice,
  }: { game: string; seats: number; rows: number; strategy?: Strategy },
): Promise<TargetTable> {
  const game = games.get(id)?.game;
  if (game === undefined) throw new Error(`no game ${id}`);
  const players = await gather(home, { game: id, seats });
  const words = new Set<string>();
  const sent = players.map(recorded);
  const watchful: Strategy = (player, ask) => {
    for (const choice of everyChoice(ask))
      for (const word of print(game.grammar, choice).split(' ')) words.add(word);
    return strategy(player, ask);
  };
  await playOn(players, watchful, { isEnough: () => players.some(({ version }) => version >= rows) });
  const latest = Math.max(...players.map(({ version }) => version));
  await Promise.all(players.map((player) => player.until(() => player.version >= latest)));
  if (address !== home)
    for (const player of players) {
      player.moveTo(address);
      await player.come();
    }
  return { game, table: players[0]?.table ?? '', players, sent, words: [...words] };
}

function recorded(player: Player): string[] {
  const sent: string[] = [];
  const shout = player.shout.bind(player);
  player.shout = (data) => {
    sent.push(data.toString());
    shout(data);
  };
  return sent;
}
