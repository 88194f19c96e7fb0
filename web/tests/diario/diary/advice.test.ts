import { game, proposedChoice } from '@vigilia/game-diario';
import { profile } from '@vigilia/game-diario/profile';
import { nameOf } from '@vigilia/game-diario/texts';
import {
  advance,
  begin,
  choiceAt,
  countChoices,
  eventsFor,
  isSameChoice,
  LANGUAGES,
  namedSeed,
  text,
  translatorFor,
  type WordedEvent,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import type { Advice } from '../../../src/games/diario/table/diary/advice.ts';
import { diaryBook } from '../../../src/games/diario/table/diary/diary-book.ts';
import { type DiaryBlock, diaryOf } from '../../../src/games/diario/table/diary/diary-of.ts';
import { diaryText } from '../../../src/games/diario/table/diary/diary-text.ts';
import { writtenDays } from '../../../src/games/diario/table/diary/written-diary.ts';
import type { LogEntry } from '../../../src/table/table.ts';
import { messagesIn } from './messages.ts';
import { PICTURES } from './pictures.ts';

const entry = (...events: readonly WordedEvent<Event>[]): LogEntry => ({ answers: 0, by: 0, events, at: 0 });
const blocksOf = (log: readonly LogEntry[]): DiaryBlock[] =>
  diaryOf(log).flatMap(({ phases }) => phases.flatMap(({ blocks }) => blocks));
const adviceIn = (log: readonly LogEntry[]): Advice[] =>
  blocksOf(log).flatMap((block) => (block.kind === 'advice' ? block.advice : []));

/** A supper on which all three others have spoken. */
const SUPPER = [
  entry({ type: 'phase', phase: 'dusk', day: 1 }),
  entry({ type: 'voice-for', seat: 1, choice: 'eat anton raw-food', words: 'He is <weak>.' }),
  entry({ type: 'voice-against', seat: 2, choice: 'fast anton' }, { type: 'voice-trusts', seat: 3 }),
  entry({ type: 'went-hungry', person: 'anton' }),
];

/** A game for two in which the other speaks before every decision; what came of each advice for an option. */
function advisedGame(seed: string) {
  let moment = begin(game, 2, { difficulty: 'normal' }, { seed: namedSeed(seed), drawn: {} });
  const log: LogEntry[] = [entry(...eventsFor(0, moment.delivered))];
  const ends: boolean[] = [];
  for (let turn = 0; ; turn++) {
    const { leader } = moment.state;
    const ask = moment.asks.find(({ seat }) => seat === leader);
    if (ask === undefined) return { log, ends };
    const choice = proposedChoice(game.view(moment.state, leader), ask);
    const other = moment.asks.find(({ seat }) => seat !== leader);
    // After a delivery the same question is asked again: what was advised may still come.
    const isAsked = profile.botsAdviseOn?.includes(ask.prompt.key) === true && choice.verb !== 'deliver';
    if (other !== undefined && isAsked) {
      const amount = 1 + (turn % countChoices(ask));
      ends.push(isSameChoice(choice, choiceAt(ask, amount - 1)));
      moment = advance(game, moment, other, { verb: 'for', amount });
      log.push(entry(...eventsFor(0, moment.delivered)));
    }
    const open = moment.asks.find(({ seat }) => seat === leader) ?? ask;
    moment = advance(game, moment, open, choice);
    log.push(entry(...eventsFor(0, moment.delivered)));
  }
}

describe('advice in the Diary', () => {
  test('says who advised what beside what was decided in a story', () => {
    const voices: Event[] = [
      { type: 'phase', phase: 'dawn', day: 1 },
      { type: 'story-read', story: 'traces-red' },
      { type: 'voice-for', seat: 1, choice: 'decide hide' },
      { type: 'voice-against', seat: 2, choice: 'decide fight' },
      { type: 'decided', option: 'traces-red:fight' },
    ];
    expect(adviceIn([entry(...voices)])).toMatchObject([
      { seat: 1, side: 'for', isTaken: false, choice: { vars: { option: 'traces-red:hide' } } },
      { seat: 2, side: 'against', isTaken: true },
    ]);
  });

  test('says outside stories how it ended, who trusted, and what was written', () => {
    expect(adviceIn(SUPPER)).toMatchObject([
      { seat: 1, side: 'for', isTaken: false, isInStory: false },
      { seat: 2, side: 'against', isTaken: true, isInStory: false },
    ]);
    expect(blocksOf(SUPPER)).toContainEqual({
      kind: 'sentence',
      text: text('diary.trusted', { seats: [3] }),
    });
    expect(blocksOf(SUPPER)).toContainEqual({
      kind: 'sentence',
      text: text('diary.in-words', { seat: 1, words: 'He is <weak>.' }),
    });
  });

  test('never says of an advice that it ended otherwise than it did', () => {
    const { log, ends } = advisedGame('a Diary of advice');
    const told = adviceIn(log).map(({ isTaken }) => isTaken);
    expect(told).toHaveLength(ends.length);
    const known = told.filter((each) => each !== null);
    expect(known.length / told.length).toBeGreaterThan(0.9);
    expect(known).toContain(true);
    expect(known).toContain(false);
    expect(told.map((each, index) => each ?? ends[index])).toEqual(ends);
  });

  test.each(LANGUAGES)('is in the page and in the text, in %s', (language) => {
    const players = ['Ada', 'Bruno', 'Carla', 'Dario'];
    const { say } = translatorFor(language, [messagesIn(language)], { nameOf, players });
    const days = writtenDays(diaryOf(SUPPER), { say, languageOf: () => language });
    const written = { title: '', people: '', keepers: '', dates: '', group: [], days, end: [] };
    const html = diaryBook(written, language, PICTURES);
    for (const name of players.slice(1)) expect(html).toContain(name);
    expect(html).toContain('He is &lt;weak&gt;.');
    expect(diaryText(written)).toContain('He is <weak>.');
  });
});
