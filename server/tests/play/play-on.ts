import { apprentice, game as eleven } from '@vigilia/game-011';
import { game as diario, planner } from '@vigilia/game-diario';
import { type Ask, type Bot, choiceAt, countChoices, type Game, type Kinds, print } from '@vigilia/kernel';
import { seeded } from '../hostile/seeded.ts';
import type { Player } from './player.ts';

/** How people in tests choose: as a bot would that sees nothing but what the socket told them. */
export type Strategy = (player: Player, ask: Ask) => string;

const GAMES: Readonly<Record<string, { game: Game; bot: Bot<Kinds> }>> = {
  [eleven.id]: { game: eleven as unknown as Game, bot: apprentice as unknown as Bot<Kinds> },
  [diario.id]: { game: diario as unknown as Game, bot: planner as unknown as Bot<Kinds> },
};

/** At the same table the same question is answered alike whenever a test runs. */
const drawFor = ({ card, seat, version }: Player, { question }: Ask) =>
  seeded(`${card?.commitment} ${seat} ${version} ${question}`);

/** Chooses any legal answer. */
export const anyChoice: Strategy = (player, ask) =>
  print(gameOf(player).grammar, choiceAt(ask, drawFor(player, ask)(countChoices(ask))));

/** Chooses what is offered first. */
export const firstChoice: Strategy = (player, ask) => print(gameOf(player).grammar, choiceAt(ask, 0));

/** Ends a game of Diario on its first evening, if it may: nobody stands guard. Otherwise any legal answer. */
export const shortestGame: Strategy = (player, ask) =>
  ask.choices.some(({ verb }) => verb === 'unguarded') ? 'unguarded' : anyChoice(player, ask);

/** Chooses like a bot of the game that imagines nothing. */
export const botChoice: Strategy = (player, ask) => {
  const { game, bot } = GAMES[player.card?.setting.game ?? ''] ?? fail();
  const choice = bot.choose(player.view, ask, drawFor(player, ask), () => fail());
  if (choice instanceof Promise) return fail();
  return print(game.grammar, choice);
};

function gameOf({ card }: Player): Game {
  return (GAMES[card?.setting.game ?? ''] ?? fail()).game;
}

function fail(): never {
  throw new Error('such a table cannot be played on here');
}

export interface Playing {
  readonly isEnough?: () => boolean;
  /** What a player waits before each choice, as people do. */
  readonly pause?: () => Promise<void>;
}

/** Plays until the game is over or it is enough. Answers how many choices were taken. */
export async function playOn(
  players: readonly Player[],
  strategy: Strategy,
  playing: Playing = {},
): Promise<number> {
  const taken = await Promise.all(players.map((player) => playSeat(player, strategy, playing)));
  return taken.reduce((sum, each) => sum + each, 0);
}

async function playSeat(
  player: Player,
  strategy: Strategy,
  { isEnough = () => false, pause }: Playing,
): Promise<number> {
  let taken = 0;
  const isOver = () => player.card?.phase === 'over' || isEnough();
  while (!isOver()) {
    if (player.asks.length > 0) await pause?.();
    const [ask] = player.asks;
    if (ask === undefined) {
      await player.until(() => isOver() || player.asks.length > 0);
      continue;
    }
    const { version } = player;
    const answer = await player.answer(ask, strategy(player, ask));
    if (answer.type === 'refused') throw new Error(`refused: ${JSON.stringify(answer)}`);
    if (answer.type === 'happened' || answer.type === 'done') taken++;
    // Another seat was first: the new question is on its way.
    await player.until(() => player.version > version || isOver());
  }
  return taken;
}
