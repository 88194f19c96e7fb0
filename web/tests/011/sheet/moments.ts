import { type Eleven, game, type View } from '@vigilia/game-011';
import { type Ask, begin, type Chance, drawBelow, namedSeed, take } from '@vigilia/kernel';

/** What everybody knows at every moment of a game played at random in which people look and name a lot. */
export function* momentsOf(seats: number, seed: string): Generator<View> {
  const chance = { seed: namedSeed(`players of ${seed}`), drawn: {} };
  const known = new Set<string>();
  let moment = begin(game, seats, { beginners: false }, { seed: namedSeed(seed), drawn: {} });
  for (;;) {
    for (const viewer of [null, ...Array(seats).keys()]) {
      const view = game.view(moment.state, viewer);
      const knows = JSON.stringify([viewer, view.shown, view.denied]);
      if (!known.has(knows)) yield view;
      known.add(knows);
    }
    const [ask] = moment.asks;
    if (ask === undefined) return;
    moment = take(game, moment, ask, pick(ask, chance));
  }
}

function pick(ask: Ask<Eleven['choice']>, chance: Chance): Eleven['choice'] {
  // Every bid is the least one, so that the seats live long enough to see much.
  const choices = [...ask.choices, ...ask.ranges.map(({ from }) => from)];
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  const verb = verbs.includes('investigate') ? 'investigate' : verbs[drawBelow(chance, 'verb', verbs.length)];
  const offered = choices.filter((choice) => choice.verb === verb);
  return offered[drawBelow(chance, 'choice', offered.length)] as Eleven['choice'];
}
