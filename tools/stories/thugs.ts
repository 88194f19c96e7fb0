import type { Prose } from '../../games/diario/src/data/language/story.ts';
import type { Book } from './book.ts';
import { effectsIn } from './within.ts';

const THUGS = /\bthugs?\b/i;

/** Killing weighs on nobody only where the text of a story itself calls those who are fought Thugs (FIGHT-10). */
export function thugComplaints({ stories, words }: Pick<Book, 'stories' | 'words'>): string[] {
  return words.flatMap(({ stories: told }) =>
    stories.flatMap((story) => {
      const isCalled = THUGS.test(wordsOf(told[story.id]));
      return effectsIn(story).flatMap((effect) => {
        if (effect.kind !== 'fight' || effect.enemies.thugs === isCalled) return [];
        return isCalled
          ? `${story.id}: the text calls them thugs, and the fight does not`
          : `${story.id}: a fight with thugs whom the text does not call so`;
      });
    }),
  );
}

function wordsOf(prose: Prose | undefined): string {
  if (prose === undefined) return '';
  const { title, text, options, lines } = prose;
  return [title, ...text, ...Object.values(options), ...Object.values(lines)].join('\n');
}
