import type { Game } from '@vigilia/kernel';
import { VARIANTS } from '../variants.ts';
import { recordedGame } from './games.ts';
import type { Line } from './tamperings.ts';

/** Records of games with every number of seats, in every variant, with and without entropy of the seats. */
export function* seriesOf(game: Game, games: number): Generator<Line[]> {
  const variants = [{}, ...Object.values(VARIANTS[game.id] ?? {})];
  const { min, max } = game.seats;
  for (let number = 0; number < games; number++) {
    yield recordedGame(game, {
      seats: min + (number % (max - min + 1)),
      options: variants[number % variants.length] ?? {},
      seed: `verifier ${game.id} ${number}`,
      gives: number % 2 === 0,
      isOlder: number % 4 === 3,
    }) as Line[];
  }
}
