import type { Effect, Option } from '../../games/diario/src/data/language/effect.ts';
import type { Story } from '../../games/diario/src/data/language/story.ts';
import type { StoryCard } from '../../games/diario/src/data/language/story-cards.ts';
import { effectsWithin } from '../../games/diario/src/data/language/within.ts';

/** All effects of a story, at any depth. */
export function effectsIn({ effects, options }: Pick<Story, 'effects' | 'options'>): Effect[] {
  return effectsWithin([...effects, ...options.flatMap((option) => option.effects)]);
}

/** Every list of options that a story may offer the Leader. */
export function decisionsIn(story: Pick<Story, 'effects' | 'options'>): (readonly Option[])[] {
  const nested = effectsIn(story).flatMap((effect) => (effect.kind === 'choose' ? [effect.options] : []));
  return story.options.length > 0 ? [story.options, ...nested] : nested;
}

export function optionsIn(story: Pick<Story, 'effects' | 'options'>): Option[] {
  return decisionsIn(story).flat();
}

export type Link = Extract<Effect, { kind: 'story' | 'later' }>;

/** Where a story may lead, at once or later. */
export function linksIn(story: Story): Link[] {
  return effectsIn(story).filter((effect) => effect.kind === 'story' || effect.kind === 'later');
}

export function linesIn(story: Story): string[] {
  return effectsIn(story).flatMap((effect) => (effect.kind === 'tell' ? [effect.line] : []));
}

/** The cards whose stories these effects read. */
export function cardsIn(effects: readonly Effect[]): StoryCard[] {
  return effectsWithin(effects).flatMap((effect) => (effect.kind === 'read' ? [effect.card] : []));
}
