import { describe, expect, test } from 'vitest';
import {
  change,
  empathy,
  gain,
  later,
  mark,
  readOn,
  tell,
  unmark,
  when,
} from '../../../games/diario/src/data/language/make-effects.ts';
import type { Prose, Story } from '../../../games/diario/src/data/language/story.ts';
import { actorComplaints } from '../cast/actor.ts';
import { goneComplaints } from '../cast/gone.ts';
import { touchedComplaints } from '../cast/touched.ts';
import { markComplaints, unreadMarks } from '../marks.ts';
import { variableComplaints } from '../variables.ts';
import { book, happens, leaflet, prose, story, words } from './sample.ts';

const told = (stories: readonly Story[], spoken: Readonly<Record<string, Prose>>) =>
  book(stories, { words: [words({ stories: spoken })] });

describe('variables', () => {
  const complaints = (text: string, other: Partial<Story> = {}) =>
    variableComplaints(told([leaflet(other)], { 'leaflets-red': prose({ text: [text] }) }));

  test.each([
    '{ill} coughs.',
    '{illIs, select, woman {She} other {He}} coughs.',
    '{illFate, select, other {}}',
  ])('%s needs the part', (text) => {
    expect(complaints(text)).toEqual(['en: leaflets-red: no part ill']);
    expect(complaints(text, { cast: ['ill'] })).toEqual([]);
  });

  test('are roles', () => {
    expect(complaints('{stranger} coughs.')).toEqual(['en: leaflets-red: there is no variable stranger']);
    expect(complaints('{illness} falls.', { cast: ['ill'] })).toEqual([
      'en: leaflets-red: there is no variable illness',
    ]);
  });

  test('stand in a message that can be read', () => {
    const [complaint = ''] = complaints('{ill, select, woman {She}', { cast: ['ill'] });
    expect(complaint).toContain('leaflets-red: text cannot be read: ');
  });

  test('come from every story that leads here', () => {
    const ends = { second: prose({ text: ['{ill} coughs.'] }) };
    const first = leaflet({ cast: ['ill'], effects: [later(1, 'second')] });
    const from = { card: 'leaflets', colour: 'blue' } as const;
    const other = story('leaflets-blue', { from, effects: [readOn('second')] });
    expect(variableComplaints(told([first, story('second')], ends))).toEqual([]);
    expect(variableComplaints(told([first, other, story('second')], ends))).toEqual([
      'en: second: no part ill',
    ]);
  });
});

describe('the actor', () => {
  const line = prose({ lines: { soft: '{actor} is quiet.' } });
  const complaints = (first: Story, ...more: readonly Story[]) =>
    variableComplaints(
      told([first, ...more], { 'leaflets-red': line, second: prose({ text: ['{actor} waits.'] }) }),
    );
  const NONE = 'en: leaflets-red: line soft speaks of an actor, and there may be none';

  test('needs the part or a test before the line', () => {
    expect(complaints(leaflet({ cast: ['ill'], effects: [tell('soft')] }))).toEqual([NONE]);
    expect(complaints(leaflet({ cast: ['actor'], effects: [tell('soft')] }))).toEqual([]);
    expect(complaints(leaflet({ cast: ['ill'], effects: [empathy([tell('soft')], [])] }))).toEqual([]);
  });

  test('is not known from a test where the line is also told without one', () => {
    const twice = leaflet({ cast: ['ill'], effects: [empathy([tell('soft')], []), tell('soft')] });
    expect(complaints(twice)).toEqual([NONE]);
  });

  test('of a test is known in a story without parts', () => {
    expect(complaints(leaflet({ effects: [empathy([tell('soft')], [])] }))).toEqual([]);
    expect(complaints(happens(tell('soft')))).toEqual([NONE]);
  });

  test('of a test is known in a story that follows at once, not later', () => {
    const first = (effect: ReturnType<typeof readOn>) =>
      leaflet({ cast: ['ill'], effects: [empathy([effect, tell('soft')], [])] });
    expect(complaints(first(readOn('second')), story('second'))).toEqual([]);
    expect(complaints(first(later(1, 'second')), story('second'))).toEqual([
      'en: second: text speaks of an actor, and there may be none',
    ]);
  });
});

describe('the part of the actor', () => {
  const actor = { cast: ['actor'] } as const;
  const atDoor = story('two-children-red', { ...actor, from: { card: 'two-children', colour: 'red' } });

  test('needs a Visitor', () => {
    expect(actorComplaints(book([leaflet(actor)]))).toEqual(['leaflets-red: leaflets has no actor']);
    expect(actorComplaints(book([atDoor]))).toEqual([]);
  });

  test('or a test before, or the part in the story before', () => {
    const second = story('second', actor);
    expect(actorComplaints(book([happens(later(1, 'second')), second]))).toEqual([
      'leaflets-red: second needs an actor, and there may be none',
    ]);
    expect(actorComplaints(book([happens(empathy([readOn('second')], [])), second]))).toEqual([]);
    expect(actorComplaints(book([{ ...atDoor, effects: [later(1, 'second')] }, second]))).toEqual([]);
  });
});

describe('roles of effects and conditions', () => {
  const sad = change('misery', 1, 'ill');
  const NONE = 'leaflets-red: an effect or condition means ill, and there may be none';

  test.each<[name: string, sample: Story]>([
    ['an effect', happens(sad)],
    ['a condition', leaflet({ when: { kind: 'role', role: 'ill', is: 'hungry' } })],
    ['a fate', happens(when({ kind: 'fate', role: 'ill', is: 'here' }, []))],
  ])('%s needs the part', (_, sample) => {
    expect(touchedComplaints(book([sample]))).toEqual([NONE]);
    expect(touchedComplaints(book([{ ...sample, cast: ['ill'] }]))).toEqual([]);
  });

  test('the Leader names a person where there is no actor', () => {
    expect(touchedComplaints(book([happens(change('misery', 1, 'actor'))]))).toEqual([]);
    expect(touchedComplaints(book([happens(empathy([], []))]))).toEqual([]);
    expect(touchedComplaints(book([happens(empathy([], [], { by: 'ill' }))]))).toEqual([NONE]);
  });
});

describe('people who may be gone', () => {
  const first = (days: number) => leaflet({ cast: ['ill'], effects: [later(days, 'second')] });
  const complaints = (second: Partial<Prose>, other: Partial<Story> = {}, before: Story = first(2)) =>
    goneComplaints(told([before, story('second', other)], { second: prose(second) }));
  const BLIND = { text: ['{ill} coughs.'] };
  const HERE = { kind: 'fate', role: 'ill', is: 'here' } as const;

  test('have words for that', () => {
    expect(complaints(BLIND)).toEqual(['en: second: text names ill, who may be gone']);
    expect(complaints({ text: ['{illFate, select, here {{ill} coughs} other {It is quiet}}.'] })).toEqual([]);
  });

  test('or the story is not read then', () => {
    expect(complaints(BLIND, { when: HERE })).toEqual([]);
    expect(complaints(BLIND, { when: { kind: 'all', conditions: [HERE] } })).toEqual([]);
    expect(complaints(BLIND, { when: { kind: 'not', condition: HERE } })).toHaveLength(1);
  });

  test('are there in a story that follows at once, or that casts them itself', () => {
    const atOnce = leaflet({ cast: ['ill'], effects: [readOn('second')] });
    expect(complaints(BLIND, {}, atOnce)).toEqual([]);
    const withoutCast = leaflet({ effects: [later(2, 'second')] });
    expect(complaints(BLIND, { cast: ['ill'] }, withoutCast)).toEqual([]);
  });

  test('may be gone two stories on', () => {
    const chain = [first(1), story('second', { effects: [readOn('third')] }), story('third')];
    expect(goneComplaints(told(chain, { third: prose(BLIND) }))).toEqual([
      'en: third: text names ill, who may be gone',
    ]);
  });

  test('are known in lines and options that look at their fate', () => {
    const said = { lines: { soft: '{ill} nods.' }, options: { ask: 'Ask {ill}' } };
    const options = (isHeld: boolean) => [
      { id: 'ask', ...(isHeld ? { when: HERE } : {}), effects: [tell('soft')] },
    ];
    expect(complaints(said, { options: options(false) })).toEqual([
      'en: second: option ask names ill, who may be gone',
      'en: second: line soft names ill, who may be gone',
    ]);
    expect(complaints(said, { options: options(true) })).toEqual([]);
    const branch = when(HERE, [tell('soft')]);
    expect(complaints({ lines: said.lines }, { effects: [branch] })).toEqual([]);
  });

  test('one who took a test just now is there', () => {
    const before = leaflet({ cast: ['actor'], effects: [later(2, 'second')] });
    const line = { lines: { soft: '{actor} nods.' } };
    expect(complaints(line, { effects: [empathy([tell('soft')], [])] }, before)).toEqual([]);
    expect(complaints(line, { effects: [tell('soft')] }, before)).toHaveLength(1);
  });
});

describe('marks', () => {
  const reader = story('second', { when: { kind: 'marked', mark: 'tray' } });

  test('that a story looks for are left by one', () => {
    expect(markComplaints(book([reader]))).toEqual(['second: no story leaves the mark tray']);
    expect(markComplaints(book([reader, happens(mark('tray'))]))).toEqual([]);
  });

  test('that a story wipes out are left by one', () => {
    expect(markComplaints(book([happens(unmark('tray'))]))).toEqual([
      'leaflets-red: no story leaves the mark tray',
    ]);
  });

  test('that no story looks for are counted', () => {
    const both = happens(mark('tray'), mark('key'), gain({ water: 1 }));
    expect(unreadMarks(book([reader, both]))).toEqual(['key']);
  });
});
