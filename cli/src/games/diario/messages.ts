import { type PersonProse, type Prose, STORY_CARDS } from '@vigilia/game-diario';
import { LINE_KINDS, type LineKind, type Lines, proseMessages } from '@vigilia/game-diario/texts';
import type { Language } from '../../texts/language.ts';
import type { Messages } from '../../texts/translate.ts';

/** The texts of the game and its story book. */
export async function messages(language: Language): Promise<Messages> {
  const texts = await import(`@vigilia/game-diario/texts/${language}.json`, { with: { type: 'json' } });
  return { ...texts.default, ...(await storyBook()) };
}

/** The story book as messages. It is written in English and stays English in every language. */
async function storyBook(): Promise<Messages> {
  const parts: Record<string, Prose>[] = await Promise.all(STORY_CARDS.map(part));
  const people: Record<string, PersonProse> = await part('people');
  const lines = await Promise.all(LINE_KINDS.map(async (kind) => [kind, await part(kind)] as const));
  return proseMessages(
    Object.assign({}, ...parts),
    people,
    Object.fromEntries(lines) as Record<LineKind, Lines>,
  );
}

async function part(name: string) {
  return (await import(`@vigilia/game-diario/book/${name}/en.json`, { with: { type: 'json' } })).default;
}
