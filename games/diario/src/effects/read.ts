import { COLOURS, type Colour } from '../data/colours.ts';
import type { Frame, Scene } from '../frames.ts';
import type { Acting, Run } from '../kinds.ts';
import { discardCard, drawCard } from '../rules/table/decks.ts';
import { present } from '../rules/table/people.ts';
import type { Table } from '../state.ts';
import { storyAt, storyOf } from '../stories/book.ts';
import type { StoryCard } from '../stories/cards.ts';
import { canBeRead } from '../stories/readable.ts';
import type { Story } from '../stories/story.ts';

/**
 * Turns a Colour: it decides which of the card's five stories is read. Where that one cannot be read now, the next
 * Colour's that can is read instead; where none can, null: nothing comes of the card. Of those that can be read, one
 * that no player of this table has read before comes first.
 */
export function readStory(run: Run, card: StoryCard, scene: Scene): Frame | null {
  const colour = drawCard(run, 'colours');
  if (colour === null) throw new RangeError('no Colours');
  discardCard(run, 'colours', colour);
  run.revealToAll({ type: 'colour', colour });
  const { read = [] } = run.state.options;
  const readable = coloursFrom(colour)
    .map((each) => storyOf(card, each))
    .filter((each) => isReadable(run.state, each, scene));
  const story = readable.find(({ id }) => !read.includes(id)) ?? readable[0];
  if (story === undefined) {
    run.announce({ type: 'story-unread' });
    return null;
  }
  return { step: 'story', story: story.id, scene: { ...scene, story: story.id } };
}

/** This Colour and those that follow it, round the circle. */
function coloursFrom(colour: Colour): Colour[] {
  const first = COLOURS.indexOf(colour);
  return [...COLOURS.slice(first), ...COLOURS.slice(0, first)];
}

function isReadable(table: Table, story: Story, { where }: Scene): boolean {
  return canBeRead(story, { people: present(table, where).length, day: table.day, gone: table.gone });
}

/** A story is read: what it brings, then what has to be decided. A link or a token may come to one too late. */
export const story: Acting<'story'> = {
  run(run, { story: id, scene }) {
    const story = storyAt(id);
    if (!isReadable(run.state, story, scene)) return run.announce({ type: 'story-unread' });
    const { effects, options } = story;
    run.revealToAll({ type: 'story-read', story: id });
    if (options.length > 0) run.next({ step: 'options', options, scene });
    if (effects.length > 0) run.next({ step: 'effects', effects, scene });
  },
};
