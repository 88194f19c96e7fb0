// cspell:ignore domani nove Página Дневник Dormiram camas construiu Rádio Cuidámos
import { game, proposedChoice } from '@vigilia/game-diario';
import { nameOf, withForms } from '@vigilia/game-diario/texts';
import { advance, begin, eventsFor, LANGUAGES, namedSeed, text, translatorFor } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { readBooks } from '../../../build/book.ts';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import { VOLUMES, volumeFile } from '../../../src/games/diario/table/book/book-files.ts';
import { diaryBook } from '../../../src/games/diario/table/diary/diary-book.ts';
import { type DiaryBlock, diaryOf } from '../../../src/games/diario/table/diary/diary-of.ts';
import { diaryText } from '../../../src/games/diario/table/diary/diary-text.ts';
import {
  type WrittenBlock,
  type WrittenDiary,
  writtenDays,
} from '../../../src/games/diario/table/diary/written-diary.ts';
import type { LogEntry } from '../../../src/table/table.ts';
import { entry } from '../entries.ts';
import { messagesIn } from './messages.ts';
import { PICTURES } from './pictures.ts';

/** A whole game of the planner, as its first seat was told of it. */
function playedBy(seed: string): LogEntry[] {
  let moment = begin(game, 1, { difficulty: 'normal' }, { seed: namedSeed(seed), drawn: {} });
  const log: LogEntry[] = [{ answers: 0, by: null, events: eventsFor(0, moment.delivered), at: 0 }];
  for (let answers = 1; ; answers++) {
    const ask = moment.asks.find(({ seat }) => seat === moment.state.leader);
    if (ask === undefined) return log;
    const choice = proposedChoice(game.view(moment.state, ask.seat), ask);
    moment = advance(game, moment, ask, choice);
    log.push({ answers, by: ask.seat, events: eventsFor(0, moment.delivered), at: 0 });
  }
}

const GAMES = ['one', 'two', 'three', 'four'].map((seed) => playedBy(`diary ${seed}`));
const eventsOf = (log: readonly LogEntry[]) => log.flatMap(({ events }) => events as readonly Event[]);
const blocksOf = (log: readonly LogEntry[]): DiaryBlock[] =>
  diaryOf(log).flatMap(({ phases }) => phases.flatMap(({ blocks }) => blocks));

describe('the Diary of a game', () => {
  test('holds each story that was read, once, in the order of reading', () => {
    for (const log of GAMES) {
      const read = eventsOf(log).flatMap((event) => (event.type === 'story-read' ? event.story : []));
      const told = blocksOf(log).flatMap((block) =>
        block.kind === 'passage' && block.isStory ? block.title.key.slice('story.'.length) : [],
      );
      expect(read.length).toBeGreaterThan(0);
      expect(told).toEqual(read);
    }
  });

  test('FIGHT-8: tells the combat stories of a night, each in its words', () => {
    const log = [
      entry(null, { type: 'phase', phase: 'raid', day: 1 }),
      entry(0, { type: 'fate-struck', fate: 'clear-frost', die: 'yellow', by: 'guard' }),
    ];
    expect(blocksOf(log)).toEqual([
      { kind: 'sentence', text: text('book-line.combat:clear-frost-yellow:0') },
    ]);
  });

  test('SCAV-7: tells a second visit with what is printed on it, and a way back to a card in a sentence', () => {
    const went = (spot: 'caretaker' | 'locked-door'): Event => ({ type: 'went-back', spot });
    const phase: Event = { type: 'phase', phase: 'scavenging', day: 2 };
    const blocks = blocksOf([
      { answers: 0, by: null, events: [phase, went('locked-door'), went('caretaker')], at: 0 },
    ]);
    expect(blocks).toEqual([
      { kind: 'sentence', text: text('diary.went-back', { spot: ['locked-door'] }) },
      {
        kind: 'passage',
        isStory: false,
        title: text('resident.caretaker'),
        paragraphs: [text('resident-again.caretaker')],
        outcome: [],
      },
    ]);
  });

  test('holds everything that was decided and every line that was told', () => {
    for (const log of GAMES) {
      const outcomes = blocksOf(log).flatMap((block) => (block.kind === 'passage' ? block.outcome : []));
      const alone = blocksOf(log).filter(
        (block) => block.kind === 'sentence' && block.text.key === 'story-page.decided',
      );
      const count = (type: Event['type']) => eventsOf(log).filter((event) => event.type === type).length;
      const decided = outcomes.filter(({ kind }) => kind === 'decided');
      expect(decided.length + alone.length).toBe(count('decided'));
      const told = outcomes.filter(
        ({ kind, text }) => kind === 'prose' && text.key.startsWith('story-line.'),
      );
      expect(told).toHaveLength(count('story-told'));
    }
  });

  test('holds each person who died or left, and every epilogue', () => {
    const people = (log: readonly LogEntry[]) =>
      eventsOf(log).flatMap((event) =>
        event.type === 'gone' || event.type === 'epilogue' ? `person.${event.person}` : [],
      );
    expect(GAMES.flatMap(people).length).toBeGreaterThan(0);
    for (const log of GAMES) {
      const told = blocksOf(log).flatMap((block) => (block.kind === 'life' ? block.person.key : []));
      expect(told).toEqual(people(log));
    }
  });

  test('has a heading for each day, once', () => {
    for (const log of GAMES) {
      const days = diaryOf(log).map(({ day }) => day);
      expect(days).toEqual(Array.from({ length: days.length }, (_, index) => index + 1));
    }
  });

  test.each(LANGUAGES)('can be written in %s', (language) => {
    const book = readBooks().get('en');
    const catalogs = [
      messagesIn(language),
      ...VOLUMES.map((phase) => book?.files.get(volumeFile(phase)) ?? {}),
    ];
    const { say } = translatorFor(language, catalogs, { nameOf, players: ['Livia'] });
    for (const log of GAMES)
      for (const { phases } of writtenDays(diaryOf(log), { say, languageOf: () => 'en' }))
        for (const { blocks } of phases) expect(blocks).not.toEqual([]);
  });

  test('makes one sentence of many meals, and of a way out and home', () => {
    const day: Event[] = [
      { type: 'phase', phase: 'dusk', day: 1 },
      { type: 'ate', person: 'arica', food: 'raw-food' },
      { type: 'state-fell', person: 'arica', state: 'hunger', by: 1, level: 1 },
      { type: 'ate', person: 'marin', food: 'raw-food' },
      { type: 'phase', phase: 'scavenging', day: 1 },
      { type: 'went-out', people: ['arica'], location: 'old-brewery' },
      { type: 'set-off-home', goods: ['water:2'] },
    ];
    const texts = blocksOf([{ answers: 0, by: null, events: day, at: 0 }]);
    expect(texts).toEqual([
      { kind: 'sentence', text: text('diary.ate', withForms({ people: ['arica', 'marin'] })) },
      {
        kind: 'sentence',
        text: text(
          'diary.outing',
          withForms({ people: ['arica'], location: 'old-brewery', goods: ['water:2'] }),
        ),
      },
    ]);
  });

  test('names people in Portuguese with their articles, as the stories do', () => {
    const { say } = translatorFor('pt', [messagesIn('pt')], { nameOf, players: [] });
    const events: Event[] = [
      { type: 'phase', phase: 'evening', day: 1 },
      { type: 'duty', person: 'mirela', duty: 'bed' },
      { type: 'duty', person: 'anton', duty: 'bed' },
      { type: 'built', person: 'mirela', fitting: 'radio', space: 'b1' },
      { type: 'treated', person: 'anton', remedy: 'bandage' },
    ];
    const words = blocksOf([{ answers: 0, by: null, events, at: 0 }]).map((block) =>
      block.kind === 'sentence' ? say(block.text) : block.kind,
    );
    expect(words).toEqual([
      'Dormiram em camas a Mirela e o Anton.',
      'A Mirela construiu: Rádio.',
      'Cuidámos do Anton.',
    ]);
  });

  test('begins a night out with what was seen first, and ends a game with a line', () => {
    const night: Event[] = [
      { type: 'phase', phase: 'scavenging', day: 1 },
      { type: 'went-out', people: ['arica'], location: 'old-brewery' },
      { type: 'exploration-turned', exploration: 'pigeons', variant: 4 },
      { type: 'exploration-turned', exploration: 'silence', variant: 0 },
      { type: 'went-home' },
      { type: 'over', how: 'conceded', variant: 2 },
    ];
    const keys = blocksOf([{ answers: 0, by: null, events: night, at: 0 }]).map((block) =>
      block.kind === 'sentence' ? block.text.key : block.kind,
    );
    expect(keys).toEqual([
      'diary.went-out',
      'book-line.exploration:pigeons:1',
      'diary.home-empty',
      'book-line.endings:conceded:2',
    ]);
  });

  test('tells how a person came, in a story and without one', () => {
    const joined: Event = { type: 'joined', person: 'oskar', variant: 1 };
    const [story, sentence] = [
      [{ type: 'phase', phase: 'dawn', day: 1 }, { type: 'story-read', story: 'traces-red' }, joined],
      [{ type: 'phase', phase: 'day', day: 1 }, joined],
    ].map((events) => JSON.stringify(blocksOf([{ answers: 0, by: null, events: events as Event[], at: 0 }])));
    expect(story).toContain('book-line.arrivals:oskar:1');
    expect(sentence).toContain('book-line.arrivals:oskar:1');
  });
});

const SAMPLE: WrittenDiary = {
  title: 'Diary',
  people: 'Arica & <Marin>',
  keepers: 'Kept by "Livia"',
  dates: 'today',
  group: [{ id: 'marin', name: 'Marin', isGone: true }],
  days: [
    {
      day: 1,
      heading: 'Day 1',
      phases: [
        {
          heading: 'Dawn',
          blocks: [
            { kind: 'sentences', words: 'Arica ate. <script>alert(1)</script>' },
            {
              kind: 'passage',
              isStory: true,
              language: 'en',
              title: 'The lamp',
              paragraphs: ['One, he says: “Come & see.”', 'Two.'],
              outcome: [{ kind: 'decided', words: 'We decide: wait.' }],
            },
            {
              kind: 'life',
              id: 'marin',
              fate: 'died',
              person: 'Marin',
              line: 'Marin died.',
              paragraphs: ['Four keys.'],
            },
          ],
        },
      ],
    },
  ],
  end: ['The ceasefire came.'],
};

describe('a Diary that is kept', () => {
  test('is one file: no script, nothing from elsewhere, and names are escaped', () => {
    const html = diaryBook(SAMPLE, 'it', PICTURES);
    expect(html).not.toMatch(/<script|https?:|url\((?!data:font\/ttf;base64,)|@import|src=|href=|\son\w+=/i);
    expect(html).toContain('Arica &amp; &lt;Marin&gt;');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('<article class="story" lang="en">');
  });

  test('is drawn: the house of each night, the people, a grave, and at the end the house as it was left', () => {
    const html = diaryBook(SAMPLE, 'en', PICTURES);
    const after = html.slice(html.indexOf('<section class="day">'));
    expect(after).toContain('<li class="gone"><svg data-portrait="marin"></svg>Marin</li>');
    expect(after).toContain('<h2>Day 1</h2><figure class="plate"><svg data-night="1"></svg></figure>');
    expect(after).toMatch(/data-fate="died"><svg data-portrait="marin">.*Marin died\..*<svg data-grave="">/);
    expect(after).toMatch(/<footer class="end"><figure class="plate"><svg data-last="">/);
    expect(html.indexOf(PICTURES.plate)).toBeLessThan(html.indexOf('data-last'));
  });

  test('carries the fonts of its letters, and no others', () => {
    const html = (title: string) => diaryBook({ ...SAMPLE, title }, 'en', PICTURES);
    expect(html('Diary')).toContain('font-family: Latin');
    expect(html('Diary')).not.toContain('font-family: Cyrillic');
    expect(html('Дневник')).toContain('font-family: Cyrillic');
  });

  test('has what people said in handwriting, in the quotation marks and dashes of each language', () => {
    const said = (paragraph: string) => {
      const block: WrittenBlock = {
        kind: 'life',
        id: 'luka',
        fate: 'left',
        person: '',
        line: '',
        paragraphs: [paragraph],
      };
      const days = [{ day: 1, heading: '', phases: [{ heading: '', blocks: [block] }] }];
      const html = diaryBook({ ...SAMPLE, days }, 'pt', PICTURES);
      return Array.from(html.matchAll(/<q>(.*?)<\/q>/g), ([, words]) => words);
    };
    expect(said('“Yes,” she says, “but tomorrow.”')).toEqual(['“Yes,”', '“but tomorrow.”']);
    expect(said('«Sì» dice Vesna, «ma domani».')).toEqual(['«Sì»', '«ma domani»']);
    expect(said('— Página nove — diz ele.')).toEqual(['— Página nove — diz ele.']);
    expect(said('Nobody spoke — for a while.')).toEqual([]);
  });

  test('has the same words as plain text', () => {
    const plain = diaryText(SAMPLE);
    for (const words of [
      'Day 1',
      'The lamp',
      'Two.',
      'We decide: wait.',
      'Four keys.',
      'The ceasefire came.',
    ])
      expect(plain).toContain(words);
    expect(plain).not.toContain('&amp;');
  });
});
