import { ORIGINAL } from '@vigilia/tools/texts';
import type { Story } from '../../games/diario/src/data/language/story.ts';
import type { Book } from './book.ts';
import { linksIn } from './within.ts';

/** Words about one of the group and another: for a person alone they are not true. */
const TOGETHER =
  /\b(another of us|the rest of us|most of us|all of us|each of us|says another|another has already|quarrel between the two of them|one of us\b[^.]*\banother\b)/i;

/** The people that a story speaks of must be there. */
export function companyComplaints({ stories, words }: Pick<Book, 'stories' | 'words'>): string[] {
  const byId = new Map(stories.map((story) => [story.id, story]));
  return stories.flatMap((story) => [
    ...wordComplaints(story, textOf(story, words)),
    ...linksIn(story).flatMap((link) => linkComplaints(story, link, byId.get(link.story))),
  ]);
}

function textOf({ id }: Story, words: Book['words']): string {
  const prose = words.find(({ language }) => language === ORIGINAL)?.stories[id];
  return prose === undefined ? '' : [...prose.text, ...Object.values(prose.lines)].join(' ');
}

function wordComplaints({ id, from, people = 1 }: Story, text: string): string[] {
  const [phrase] = TOGETHER.exec(text) ?? [];
  return [
    ...(phrase !== undefined && people < 2
      ? [`${id}: says "${phrase}" and may be read with one person`]
      : []),
    ...(from?.card === 'the-argument' && people < 2 ? [`${id}: one person does not argue`] : []),
  ];
}

/** A story that follows at once must find enough people. */
function linkComplaints(
  { id, people = 1 }: Story,
  link: ReturnType<typeof linksIn>[number],
  target: Story | undefined,
): string[] {
  if (target === undefined || link.kind !== 'story') return [];
  const { people: needed = 1 } = target;
  return needed > people ? [`${id}: ${target.id} follows at once and needs ${needed} people`] : [];
}
