import type { Frame, Scene } from '../frames.ts';
import type { Acting, Run } from '../kinds.ts';
import { discardCard, drawCard } from '../rules/table/decks.ts';
import { storyAt, storyOf } from '../stories/book.ts';
import type { StoryCard } from '../stories/cards.ts';

/** Turns a Colour: it decides which of the card's five stories is read. */
export function readStory(run: Run, card: StoryCard, scene: Scene): Frame {
  const colour = drawCard(run, 'colours');
  if (colour === null) throw new RangeError('no Colours');
  discardCard(run, 'colours', colour);
  run.unveil({ type: 'colour', colour });
  const { id } = storyOf(card, colour);
  return { step: 'story', story: id, scene: { ...scene, story: id } };
}

/** A story is read: what it brings, then what has to be decided. */
export const story: Acting<'story'> = {
  run(run, { story, scene }) {
    const { effects, options } = storyAt(story);
    run.unveil({ type: 'story-read', story });
    if (options.length > 0) run.next({ step: 'options', options, scene });
    if (effects.length > 0) run.next({ step: 'effects', effects, scene });
  },
};
