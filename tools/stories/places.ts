import { type Good, type Goods, isPackable } from '../../games/diario/src/data/goods.ts';
import type { EffectKind } from '../../games/diario/src/data/language/effect.ts';
import type { Story } from '../../games/diario/src/data/language/story.ts';
import type { Book } from './book.ts';
import { conditionsIn } from './conditions.ts';
import { cardsIn, effectsIn, linksIn, optionsIn } from './within.ts';

/** Effects that do nothing at home. */
const OUT_OF_DOORS: readonly EffectKind[] = ['noise', 'noise-roll', 'return', 'encounter', 'search', 'stays'];

/** A story needs effects that work where it is read, and out of doors nothing that stays at home (SCAV-2). */
export function placeComplaints({ stories, cards }: Pick<Book, 'stories' | 'cards'>): string[] {
  const byId = new Map(stories.map((story) => [story.id, story]));
  return [
    ...stories.flatMap((story) => [
      ...linksIn(story).flatMap((link) => linkComplaints(story, link.kind, byId.get(link.story))),
      ...outdoorComplaints(story),
      ...(story.where === 'out' ? resourceComplaints(story.id, story) : []),
      ...cardsIn(effectsIn(story)).flatMap((card) => cardComplaints(stories, card, story.where)),
    ]),
    ...cardsIn(cards.home).flatMap((card) => cardComplaints(stories, card, 'home')),
    ...cardsIn(cards.out).flatMap((card) => cardComplaints(stories, card, 'out')),
    ...resourceComplaints('a card', { effects: cards.out, options: [] }),
  ];
}

/** A story that is put off is read in the morning, at home; one that follows at once stays where it began. */
function linkComplaints(story: Story, kind: 'story' | 'later', target: Story | undefined): string[] {
  if (target === undefined) return [];
  if (kind === 'later')
    return target.where === 'home' ? [] : [`${story.id}: ${target.id} is read later, but not at home`];
  return target.where === story.where ? [] : [`${story.id}: ${target.id} follows at once, but elsewhere`];
}

function outdoorComplaints(story: Story): string[] {
  if (story.where === 'out') return [];
  return effectsIn(story)
    .filter(({ kind }) => OUT_OF_DOORS.includes(kind))
    .map(({ kind }) => `${story.id}: ${kind} does nothing at home`);
}

function cardComplaints(stories: readonly Story[], card: string, where: Story['where']): string[] {
  return stories
    .filter((story) => story.from?.card === card && story.where !== where)
    .map(({ id }) => `${id}: its card is resolved elsewhere`);
}

/** Wood, Components and Water stay at home, so nothing out of doors may cost, take or look for them (SCAV-2). */
function resourceComplaints(name: string, asking: Pick<Story, 'when' | 'effects' | 'options'>): string[] {
  const looked = conditionsIn(asking).flatMap((each) => (each.kind === 'has' ? [each.goods] : []));
  const taken = effectsIn(asking).flatMap((each) => (each.kind === 'lose' ? [each.goods] : []));
  const paid = optionsIn(asking).flatMap(({ cost = {} }) => [cost]);
  return [...paid, ...taken, ...looked]
    .flatMap(kindsOf)
    .filter((good) => !isPackable(good))
    .map((good) => `${name}: asks for ${good} out of doors, which stays at home`);
}

function kindsOf(goods: Goods): Good[] {
  return Object.keys(goods) as Good[];
}
