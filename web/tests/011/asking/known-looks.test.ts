import { CHARACTERS, type Source, sheet, type View } from '@vigilia/game-011';
import { type Assist, text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { isKnown, warningOf } from '../../../src/games/011/asking/known-looks.ts';
import { groupsOf } from '../../../src/games/011/asking/options/served.ts';
import { type Question, questions } from './questions.ts';

const LOOKS: readonly Question[] = [...questions(12)].filter(
  ({ ask }) => ask.prompt.key === 'prompt.investigate',
);

const sourcesOf = ({ ask }: Question): Source[] =>
  ask.choices.flatMap((choice) => (choice.verb === 'investigate' ? [choice.source] : []));

const isHand = (source: Source) => source !== 'unknown';
const seatOf = (source: Source) => Number(source.slice(1)) - 1;

/** The same view, in which every Character card of these sources was shown. */
function shownAt({ view, moment }: Question, sources: readonly Source[]): View {
  const shown = { ...view.shown };
  for (const source of sources) {
    const place = isHand(source) ? seatOf(source) : 'unknown';
    const there = isHand(source)
      ? (moment.state.players[seatOf(source)]?.characters ?? [])
      : moment.state.unknown;
    for (const character of there) shown[character] = place;
  }
  return { ...view, shown };
}

const noteAt = (view: View, { ask }: Question, source: Source, assist: Assist) =>
  groupsOf({ view, ask }, [{ verb: 'investigate', source }], assist)[0]?.options[0]?.notes?.[0]?.text.key;

test('a source of which all is known says so, as far as the table helps', () => {
  const question = LOOKS.find(({ view }) => Object.keys(view.shown).length < 3) as Question;
  const [source] = sourcesOf(question) as [Source];
  const view = shownAt(question, [source]);
  expect(noteAt(question.view, question, source, 'odds')).toBe('asking.unseen');
  expect(noteAt(view, question, source, 'record')).toBe('eleven.all-seen');
  expect(noteAt(view, question, source, 'paper')).toBe('asking.unseen');
});

test('a look at what is known is warned of while other cards are hidden', () => {
  const question = LOOKS.find(
    (each) => Object.keys(each.view.shown).length < 3 && sourcesOf(each).length > 1,
  ) as Question;
  const [known, hidden] = sourcesOf(question) as [Source, Source];
  const asked = { view: shownAt(question, [known]), ask: question.ask };
  const look = (source: Source, assist: Assist) =>
    warningOf(asked, [{ verb: 'investigate', source }], assist);
  expect(look(known, 'record')).toEqual(text('eleven.look-known'));
  expect(look(hidden, 'record')).toBeNull();
  expect(look(known, 'paper')).toBeNull();
});

test('a card, a tile and Clues for a look are warned of once nothing is left to see', () => {
  const question = LOOKS.find(({ view }) => Object.keys(view.shown).length < 3) as Question;
  const everywhere = [...question.view.players.keys()].map((seat) => `p${seat + 1}` as Source);
  const all = shownAt(question, [...everywhere, 'unknown']);
  const spending = { ...question.ask, prompt: text('prompt.spend', { action: 'investigate' }) };
  const plays = [
    { verb: 'card', power: 'investigate' },
    { verb: 'tile', tile: 'keyhole-1' },
    { verb: 'spend', amount: 2 },
  ] as const;
  for (const play of plays) {
    expect(warningOf({ view: all, ask: spending }, [play], 'record')).toEqual(text('eleven.looks-known'));
    expect(warningOf({ view: question.view, ask: spending }, [play], 'record')).toBeNull();
  }
  expect(warningOf({ view: all, ask: spending }, [{ verb: 'spend', amount: 0 }], 'record')).toBeNull();
});

test('what follows counts as known if the table reckons, as on the sheet', () => {
  const known = new Set<boolean>();
  for (const question of LOOKS.filter((_, index) => index % 15 === 0)) {
    const everywhere = [...question.view.players.keys()].map((seat) => `p${seat + 1}` as Source);
    for (const source of sourcesOf(question)) {
      const others = [...everywhere, 'unknown' as const].filter((other) => other !== source);
      const { chosen } = question.moment.state;
      const shown = shownAt(question, others);
      for (const view of [shown, { ...shown, shown: { ...shown.shown, [chosen]: 'chosen' as const } }]) {
        const { columns, rows } = sheet(view);
        const column = columns.indexOf(isHand(source) ? seatOf(source) : 'unknown');
        const isCertain = CHARACTERS.every((character) => rows[character][column]?.layer !== 'open');
        expect(isKnown(view, source, 'reason')).toBe(isCertain);
        known.add(isCertain && !isKnown(view, source, 'record'));
      }
    }
  }
  expect(known).toEqual(new Set([true, false]));
});
