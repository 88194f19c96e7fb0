import { type Diario, planner } from '@vigilia/game-diario';
import { type Choice, FITTING_IDS, FITTINGS, type FittingId, likeOf } from '@vigilia/game-diario/content';
import type { Bot, Offer } from '@vigilia/kernel';

/** Plays like the planner, but builds only what leads to this Fitting and saves the goods that it costs and uses. */
export function builder(target: FittingId): Bot<Diario> {
  const { nextTo } = FITTINGS[target];
  const wanted = FITTING_IDS.filter((id) => id === nextTo || likeOf(id) === likeOf(target));
  const used = FITTINGS[target].uses.flatMap(({ cost }) => Object.keys(cost));
  const needed = new Set([...wanted.flatMap((id) => Object.keys(FITTINGS[id].cost)), ...used]);
  const isWanted = (choice: Choice) => 'fitting' in choice && wanted.includes(choice.fitting);
  const isWaste = (choice: Choice) =>
    choice.verb === 'deliver' ||
    (choice.verb === 'build' && !isWanted(choice)) ||
    ((choice.verb === 'drop' || choice.verb === 'give') && needed.has(choice.good));
  return {
    choose(view, ask, draw, imagine) {
      const step = ask.choices.find(isWanted);
      if (step !== undefined) return step;
      const think = ask.choices.find(({ verb }) => verb === 'think');
      if (think !== undefined && wanted.some((id) => view.ideas.includes(id))) return think;
      const thrifty = withoutAny(ask, isWaste);
      const isAnswerable = thrifty.choices.length + thrifty.ranges.length > 0;
      return planner.choose(view, isAnswerable ? { ...ask, ...thrifty } : ask, draw, imagine);
    },
  };
}

function withoutAny(offer: Offer<Choice>, isWaste: (choice: Choice) => boolean): Offer<Choice> {
  return {
    choices: offer.choices.filter((choice) => !isWaste(choice)),
    ranges: offer.ranges.filter(({ from }) => !isWaste(from)),
  };
}
