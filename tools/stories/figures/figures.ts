import { LANGUAGES, ORIGINAL } from '@vigilia/tools/texts';
import { REGISTERS, type Register } from '../../../games/diario/src/data/language/story.ts';
import type { Book } from '../book.ts';
import { dominatedOptions } from '../domination/dominated.ts';
import { allWords, wordsIn } from '../length.ts';
import { faultsInWords } from '../prose.ts';
import { type Shares, sharesOf } from '../shares.ts';
import { effectsIn, optionsIn } from '../within.ts';
import { chainsOfThree } from './chains.ts';
import { goodsForMisery } from './goods-for-misery.ts';
import { outcomesPerOption } from './outcomes.ts';
import { peopleStories } from './people-stories.ts';

/** The book in numbers. */
export interface Figures extends Shares {
  readonly stories: number;
  /** Of the original: titles, texts, options and lines, each as long as it can be. */
  readonly words: number;
  readonly outcomesPerOption: number;
  readonly conditional: number;
  readonly chainsOfThree: number;
  readonly dominated: number;
  /** A share of the stories. */
  readonly goodsForMisery: number;
  readonly peopleStories: number;
  /** How many stories are told in each voice that is heard at all. */
  readonly registers: Readonly<Partial<Record<Register, number>>>;
  /** How many stories are whole in each language. */
  readonly languages: Readonly<Record<string, number>>;
}

export function figuresOf(book: Book): Figures {
  const { stories, words } = book;
  const original = words.find(({ language }) => language === ORIGINAL)?.stories ?? {};
  return {
    stories: stories.length,
    words: Object.values(original).reduce((sum, prose) => sum + wordsIn(allWords(prose)), 0),
    outcomesPerOption: outcomesPerOption(book),
    conditional: conditionalCount(book),
    chainsOfThree: chainsOfThree(book).length,
    dominated: dominatedOptions(book).length,
    goodsForMisery: goodsForMisery(book).length / Math.max(1, stories.length),
    peopleStories: peopleStories(book).length,
    registers: registersIn(book),
    languages: Object.fromEntries(LANGUAGES.map((language) => [language, wholeIn(book, language)])),
    ...sharesOf(book),
  };
}

function registersIn({ stories }: Pick<Book, 'stories'>): Figures['registers'] {
  const told = Map.groupBy(stories, ({ register = 'narration' }) => register);
  return Object.fromEntries(
    REGISTERS.flatMap((register) => {
      const count = told.get(register)?.length ?? 0;
      return count === 0 ? [] : [[register, count]];
    }),
  );
}

function wholeIn({ stories, words }: Pick<Book, 'stories' | 'words'>, language: string): number {
  const spoken = words.find((each) => each.language === language);
  if (spoken === undefined) return 0;
  return stories.filter((story) => faultsInWords(story, spoken).length === 0).length;
}

/** How many options and branches depend on something. */
export function conditionalCount({ stories }: Pick<Book, 'stories'>): number {
  const options = stories.flatMap(optionsIn).filter(({ when }) => when !== undefined);
  const branches = stories.flatMap(effectsIn).filter(({ kind }) => kind === 'if');
  return options.length + branches.length;
}
