import { STORY_CARDS } from '@vigilia/game-diario';
import { type BookWords, filledFrom, LINE_KINDS, proseMessages } from '@vigilia/game-diario/texts';
import type { Language } from '../../texts/language.ts';
import type { Catalog } from '../../texts/translate.ts';

/** The language that every story has. */
const ORIGINAL = 'en';

/** The texts of the game and its story book. */
export async function messages(language: Language): Promise<Catalog> {
  const texts = await import(`@vigilia/game-diario/texts/${language}.json`, { with: { type: 'json' } });
  const [original, translated] = await Promise.all([storyBook(ORIGINAL), storyBook(language)]);
  return { ...texts.default, ...proseMessages(filledFrom(original, translated)) };
}

async function storyBook(language: Language): Promise<BookWords> {
  const parts = await Promise.all(STORY_CARDS.map((card) => part(card, language)));
  const lines = LINE_KINDS.map(async (kind) => [kind, await part(kind, language)] as const);
  return {
    stories: Object.assign({}, ...parts),
    people: await part('people', language),
    lines: Object.fromEntries(await Promise.all(lines)) as BookWords['lines'],
  };
}

/** The words of a card; none if it is not told in this language. */
async function part(name: string, language: Language) {
  try {
    const words = await import(`@vigilia/game-diario/book/${name}/${language}.json`, {
      with: { type: 'json' },
    });
    return words.default;
  } catch (error) {
    if (language !== ORIGINAL && isNotThere(error)) return {};
    throw error;
  }
}

function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}
