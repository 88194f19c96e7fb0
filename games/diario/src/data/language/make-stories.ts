import { COLOURS, type Colour } from '../colours.ts';
import type { Effect, Option } from './effect.ts';
import type { Story, StoryId } from './story.ts';
import type { StoryCard } from './story-cards.ts';

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

/** The stories of a card: one or more for each Colour, and those that they lead to, by their ids. */
export function storiesOf(
  { card, where }: Of,
  drawn: Readonly<Record<Colour, Written | readonly Written[]>>,
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
    ...COLOURS.flatMap((colour) =>
      [drawn[colour]]
        .flat()
        .map((written, index) => story(idOf({ card, colour }, index), { card, colour }, written)),
    ),
    ...Object.entries(others).map(([id, written]) => story(id, null, written)),
  ];
}

function idOf(
  { card, colour }: { readonly card: StoryCard; readonly colour: Colour },
  index: number,
): StoryId {
  return index === 0 ? `${card}-${colour}` : `${card}-${colour}-${index + 1}`;
}
