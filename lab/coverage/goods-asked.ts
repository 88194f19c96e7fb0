import {
  type Condition,
  effectsWithin,
  FITTINGS,
  type Good,
  type Goods,
  STORIES,
  type Story,
  type StoryId,
} from '@vigilia/game-diario/content';

/** By story, the goods that its options cost or that one of its conditions looks for. */
export const GOODS_ASKED: ReadonlyMap<StoryId, readonly Good[]> = new Map(
  STORIES.map((story) => [story.id, goodsAskedIn(story)]),
);

function goodsAskedIn({ effects, options }: Story): Good[] {
  const inside = effectsWithin([...effects, ...options.flatMap((option) => option.effects)]);
  const decided = [
    ...options,
    ...inside.flatMap((effect) => (effect.kind === 'choose' ? effect.options : [])),
  ];
  return [
    ...decided.flatMap(({ cost = {}, when }) => [...kinds(cost), ...lookedFor(when)]),
    ...inside.flatMap((effect) => (effect.kind === 'if' ? lookedFor(effect.when) : [])),
  ];
}

function lookedFor(condition: Condition | undefined): Good[] {
  if (condition?.kind === 'has') return kinds(condition.goods);
  if (condition?.kind === 'not') return lookedFor(condition.condition);
  return condition?.kind === 'all' ? condition.conditions.flatMap(lookedFor) : [];
}

/** By recipe, the goods it makes. */
export const MADE_BY: ReadonlyMap<string, readonly Good[]> = new Map(
  Object.values(FITTINGS).flatMap(({ uses }) =>
    uses.map(({ id, effects }): [string, Good[]] => [
      id,
      effects.flatMap((effect) => (effect.kind === 'gain' ? kinds(effect.goods) : [])),
    ]),
  ),
);

function kinds(goods: Goods): Good[] {
  return Object.keys(goods) as Good[];
}
