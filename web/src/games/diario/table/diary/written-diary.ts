import type { PersonId } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import { paragraphsOf } from '../book/passage-texts.ts';
import type { Advice } from './advice.ts';
import type { DiaryBlock, DiaryDay, DiaryPhase, Fate } from './diary-of.ts';

interface WrittenOutcome {
  readonly kind: 'decided' | 'prose' | 'brought';
  readonly words: string;
}

/** Something written in the Diary, in words. */
export type WrittenBlock =
  | { readonly kind: 'sentences'; readonly words: string }
  | {
      readonly kind: 'passage';
      readonly isStory: boolean;
      /** The language of a story. */
      readonly language?: string;
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly outcome: readonly WrittenOutcome[];
    }
  | {
      readonly kind: 'life';
      readonly id: PersonId;
      readonly fate: Fate;
      readonly person: string;
      readonly line: string;
      readonly paragraphs: readonly string[];
    };

export interface WrittenDiary {
  readonly title: string;
  /** Who it is about, who kept it, and when. */
  readonly people: string;
  readonly keepers: string;
  readonly dates: string;
  /** Those of the group, and after them those who are gone, by name. */
  readonly group: readonly { readonly id: PersonId; readonly name: string; readonly isGone: boolean }[];
  readonly days: readonly {
    readonly day: number;
    readonly heading: string;
    readonly phases: readonly { readonly heading: string; readonly blocks: readonly WrittenBlock[] }[];
  }[];
  /** How the game ended; empty while it is played. */
  readonly end: readonly string[];
}

const HEADINGS: Readonly<Record<DiaryPhase['phase'], string>> = {
  morning: 'diary.morning',
  day: 'diary.by-day',
  dusk: 'diary.dusk',
  evening: 'diary.evening',
  scavenging: 'diary.scavenging',
  raid: 'diary.raid',
  dawn: 'diary.dawn',
  over: 'diary.over',
};

/** How texts are said, and the language of a text of the book. */
interface Wording {
  readonly say: (text: Text) => string;
  readonly languageOf: (key: string) => string;
}

/** The days of the Diary in the words of a language. */
export function writtenDays(days: readonly DiaryDay[], { say, languageOf }: Wording): WrittenDiary['days'] {
  return days.map(({ day, phases }) => ({
    day,
    heading: say(text('diary.day', { day })),
    phases: phases.map(({ phase, blocks }) => ({
      heading: say(text(HEADINGS[phase])),
      blocks: blocks.map(written).reduce<WrittenBlock[]>(withSentencesTogether, []),
    })),
  }));

  function written(block: DiaryBlock): WrittenBlock {
    switch (block.kind) {
      case 'sentence':
        return { kind: 'sentences', words: say(block.text) };
      case 'advice':
        return { kind: 'sentences', words: adviceWords(block.advice, say) };
      case 'passage':
        return {
          kind: 'passage',
          isStory: block.isStory,
          ...(block.isStory ? { language: languageOf(block.title.key) } : {}),
          title: say(block.title),
          paragraphs: block.paragraphs.flatMap((each) => paragraphsOf(say(each))),
          outcome: block.outcome
            .map(({ kind, text }) => ({ kind, words: say(text) }))
            .reduce<WrittenOutcome[]>(withBroughtTogether, []),
        };
      case 'life':
        return {
          kind: 'life',
          id: block.id,
          fate: block.fate,
          person: say(block.person),
          line: say(block.line),
          paragraphs: block.prose.flatMap((each) => paragraphsOf(say(each))),
        };
    }
  }
}

/** How an advice is told, by its side and by whether its option was taken. */
const ADVICE = {
  for: { unknown: 'diary.was-for', taken: 'diary.for-taken', left: 'diary.for-left' },
  against: { unknown: 'diary.was-against', taken: 'diary.against-taken', left: 'diary.against-left' },
} as const;

/** The same beside the decision of a story, which has named what was taken. */
const ADVICE_IN_STORY = {
  for: { taken: 'diary.agreed', left: 'diary.rather' },
  against: { taken: 'diary.opposed', left: 'diary.warned' },
} as const;

function adviceWords(advice: Advice, say: (text: Text) => string): string {
  const { seat, side, isTaken, isInStory } = advice;
  const words = say(advice.choice);
  if (isTaken === null) return say(text(ADVICE[side].unknown, { seat, words }));
  const keys = isInStory ? ADVICE_IN_STORY : ADVICE;
  return say(text(keys[side][isTaken ? 'taken' : 'left'], { seat, words }));
}

/** What is brought at once is one line. */
function withBroughtTogether(before: WrittenOutcome[], next: WrittenOutcome): WrittenOutcome[] {
  const last = before.at(-1);
  if (last?.kind !== 'brought' || next.kind !== 'brought') return [...before, next];
  return [...before.slice(0, -1), { kind: 'brought', words: `${last.words} ${next.words}` }];
}

/** Sentences that follow each other make a paragraph. */
function withSentencesTogether(before: WrittenBlock[], block: WrittenBlock): WrittenBlock[] {
  const last = before.at(-1);
  if (last?.kind !== 'sentences' || block.kind !== 'sentences') return [...before, block];
  return [...before.slice(0, -1), { kind: 'sentences', words: `${last.words} ${block.words}` }];
}
