// cspell:ignore alla
import { compile } from '@vigilia/kernel';
import { expect, test } from 'vitest';

test.each([
  ['words alone', 'Ragnarök comes.', 'Ragnarök comes.'],
  ['nothing', '', ''],
  ['a number and its sign on one line', 'up to 5 %', 'up to 5\u00a0%'],
  ['a variable', 'the {place}', ['the ', ['place']]],
  [
    'a choice by a variable',
    '{place, select, mole {alla Mole} other {al {place}}}',
    [['place', 'select', { mole: 'alla Mole', other: ['al ', ['place']] }]],
  ],
  [
    'a plural with its number',
    '{clues, plural, =0 {none} one {# clue} other {# clues}}',
    [['clues', 'plural', { '=0': 'none', one: [0, ' clue'], other: [0, ' clues'] }]],
  ],
  ['a number sign outside a plural', 'table #', 'table #'],
  ['apostrophes', "l'Ora, l''Ora e '{'", "l'Ora, l'Ora e {"],
])('takes %s apart', (_what, written, message) => {
  expect(compile(written)).toEqual(message);
});

test.each([
  ['an open variable', 'the {place', ', is missing'],
  ['a brace too many', 'the place}', 'a brace too many'],
  ['a variable without a name', 'the {}', 'a name is missing'],
  ['another kind of argument', '{at, date}', 'date is neither select nor plural'],
  ['a choice without other', '{place, select, mole {the Mole}}', 'place has no option other'],
  ['an option twice', '{n, plural, one {a} one {b} other {c}}', 'the option one stands twice'],
])('refuses %s and says where', (_what, written, why) => {
  expect(() => compile(written)).toThrow(why);
});
