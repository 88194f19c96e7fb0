import { COLOURS, type Colour } from '../../data/colours.ts';
import type { Story } from '../../data/language/story.ts';
import type { StoryCard } from '../../data/language/story-cards.ts';
import { type Cast, NO_CAST } from '../../data/roles.ts';
import type { Acting, Run } from '../../kinds/kinds.ts';
import type { Frame, Scene } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { isAvoided, NOTHING_AVOIDED } from '../../stories/avoid.ts';
import { storiesOf, storyAt } from '../../stories/book.ts';
import { castOf } from '../../stories/cast.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { castNow } from './cast-now.ts';
import { factsAt } from './condition.ts';
import { canBeTold, type Readers } from './readable.ts';

/**
 * Turns a Colour: it decides which of the card's stories is read. If none of that Colour can be read now, the next
 * Colour's that can is read instead; if none can, null: nothing comes of the card. No story is read twice in a game.
 * Of those that can be read, one that no player of this table has read before comes first. What a player of this table
 * wants left out is never read.
 */
export function readStory(run: Run, card: StoryCard, scene: Scene): Frame | null {
  const colour = drawCard(run, 'colours');
  if (colour === null) throw new RangeError('no Colours');
  discardCard(run, 'colours', colour);
  run.revealToAll({ type: 'colour', colour });
  const { told, options } = run.state;
  const readers = readersAt(run.state, scene);
  const fresh = coloursFrom(colour)
    .flatMap((each) => storiesOf(card, each))
    .filter((each) => !told.includes(each.id) && canBeTold(each, readers));
  const readable = fresh.filter((each) => !isAvoided(each, options.avoid ?? NOTHING_AVOIDED));
  const story = readable.find(({ id }) => options.read?.includes(id) !== true) ?? readable[0];
  if (story === undefined) {
    run.announce({ type: fresh.length === 0 ? 'story-unread' : 'story-avoided' });
    return null;
  }
  return { step: 'story', story: story.id, scene: { ...scene, story: story.id } };
}

/** This Colour and those that follow it, round the circle. */
function coloursFrom(colour: Colour): Colour[] {
  const first = COLOURS.indexOf(colour);
  return [...COLOURS.slice(first), ...COLOURS.slice(0, first)];
}

function readersAt(table: Table, scene: Scene): Readers {
  return { ...factsAt(table, scene), starters: table.starters };
}

/**
 * A story is read: what it brings, then what has to be decided. A link or a token may come to one too late, or to one
 * that this table leaves out; then nothing comes of it.
 */
export const story: Acting<'story'> = {
  run(run, { story: id, scene: before }) {
    const story = storyAt(id);
    const table = run.state;
    const readers = readersAt(table, before);
    // To which story a token leads lies hidden until now, and that it leads to none shows something of it.
    if (isAvoided(story, table.options.avoid ?? NOTHING_AVOIDED))
      return run.revealToAll({ type: 'story-avoided' });
    // Two tokens may lead to one story.
    if (table.told.includes(id) || !canBeTold(story, readers))
      return run.revealToAll({ type: 'story-unread' });
    const { effects, options } = story;
    const scene = { ...before, ...partsOf(story, readers) };
    table.told = [...table.told, id];
    run.revealToAll({ type: 'story-read', story: id, ...castNow(table, scene) });
    if (options.length > 0) run.next({ step: 'options', options, scene });
    if (effects.length > 0) run.next({ step: 'effects', effects, scene });
  },
};

/** The parts of a story as they are given out now; nothing if it has none and no earlier one gave out any. */
function partsOf(story: Story, readers: Readers): { readonly cast?: Cast } {
  const cast = castOf(story, { ...readers, present: readers.present() });
  return cast === null || cast === NO_CAST ? {} : { cast };
}
