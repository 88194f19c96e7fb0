import { COLOURS, type Colour } from '../data/colours.ts';
import type { Effect, Option } from '../effects/effect.ts';
import type { StoryCard } from './cards.ts';
import type { Story, StoryId } from './story.ts';

/** A story as the book writes it: what goes without saying is left out. */
type Written = Partial<Omit<Story, 'id' | 'from' | 'options'>> & {
  readonly options?: readonly WrittenOption[];
};

type WrittenOption = Omit<Option, 'effects'> & { readonly effects?: readonly Effect[] };

/** The card whose stories these are, and where they are read unless they say otherwise. */
interface Of {
  readonly card: StoryCard;
  readonly where: Story['where'];
}

/** The stories of a card: one for each Colour, and those that they lead to, by their ids. */
export function storiesOf(
  { card, where }: Of,
  drawn: Readonly<Record<Colour, Written>>,
  others: Readonly<Record<StoryId, Written>> = {},
): readonly Story[] {
  const story = (id: StoryId, from: Story['from'], { options = [], ...written }: Written): Story => ({
    id,
    from,
    where,
    notes: [],
    effects: [],
    ...written,
    options: options.map((option) => ({ effects: [], ...option })),
  });
  return [
    ...COLOURS.map((colour) => story(`${card}-${colour}`, { card, colour }, drawn[colour])),
    ...Object.entries(others).map(([id, written]) => story(id, null, written)),
  ];
}
