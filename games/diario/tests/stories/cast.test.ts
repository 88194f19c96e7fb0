import { describe, expect, test } from 'vitest';
import { NO_CAST, type Role } from '../../src/data/roles.ts';
import type { Person } from '../../src/state/state.ts';
import { type Company, castOf } from '../../src/stories/cast.ts';
import { castVars, splitCast, withCast } from '../../src/texts/cast.ts';
import { ALL_FORMS, splitForm } from '../../src/texts/forms.ts';
import { nameOf } from '../../src/texts/names.ts';
import { at } from '../scenario.ts';

const people = at([], {
  people: {
    arica: { levels: { illness: 1, misery: 2 } },
    marin: { levels: { illness: 3 } },
    anton: {},
    vesna: { levels: { hunger: 2 } },
  },
}).table.people;

/** The parts as these people play them. */
function cast(roles: readonly Role[], company: Partial<Company> = {}) {
  const present: readonly Person[] = people;
  return castOf(
    { cast: roles },
    {
      present,
      day: 4,
      gone: [],
      starters: ['arica', 'marin', 'anton'],
      actor: null,
      cast: NO_CAST,
      ...company,
    },
  );
}

describe('the parts of a story', () => {
  test('go to whom they describe', () => {
    expect(cast(['ill'])).toEqual({ ill: 'marin' });
    expect(cast(['hungry'])).toEqual({ hungry: 'vesna' });
    expect(cast(['sad'])).toEqual({ sad: 'arica' });
    expect(cast(['newest'])).toEqual({ newest: 'vesna' });
    expect(cast(['strong'])).toEqual({ strong: 'arica' });
  });

  test('go to another person each, in the order in which the story names them', () => {
    expect(cast(['ill', 'sad'])).toEqual({ ill: 'marin', sad: 'arica' });
    expect(cast(['sad', 'ill', 'other', 'third'])).toEqual({
      sad: 'arica',
      ill: 'marin',
      other: 'anton',
      third: 'vesna',
    });
  });

  test('are given out by the day among equals, and the same way every time', () => {
    const byDay = [4, 5, 6, 7, 8].map((day) => cast(['other'], { day })?.other);
    expect(byDay).toEqual(['arica', 'marin', 'anton', 'vesna', 'arica']);
  });

  test('find no person where none is described, or all are taken', () => {
    expect(cast(['hurt'])).toBeNull();
    expect(cast(['actor'])).toBeNull();
    expect(cast(['missed'])).toBeNull();
    expect(cast(['other', 'third', 'strong', 'gentle', 'against'])).toBeNull();
  });

  test('belong to the actor only while present, and to the one who went last', () => {
    expect(cast(['actor'], { actor: 'anton' })).toEqual({ actor: 'anton' });
    expect(cast(['actor'], { actor: 'oskar' })).toBeNull();
    const gone = [
      { id: 'luka', day: 2, cause: 'left' },
      { id: 'iskra', day: 3, cause: 'hunger' },
    ] as const;
    expect(cast(['missed'], { gone })).toEqual({ missed: 'iskra' });
  });

  test('stay with those to whom an earlier story gave them', () => {
    expect(cast(['ill', 'other'], { cast: { ill: 'oskar' } })).toEqual({ ill: 'oskar', other: 'arica' });
    expect(cast([])).toBe(NO_CAST);
  });
});

describe('the words of a story', () => {
  test('call people by their parts, and know who is a woman and what became of each', () => {
    expect(castVars(['ill:vesna:here', 'missed:luka:left'])).toMatchObject({
      ill: 'vesna',
      illIs: 'woman',
      illFate: 'here',
      missed: 'luka',
      missedIs: 'man',
      missedFate: 'left',
    });
  });

  test('come with those they speak of inside other words', () => {
    const written = withCast('old-couple-red:take-the-tray', ['ill:marin:dead']);
    expect(splitCast(written)).toMatchObject({
      id: 'old-couple-red:take-the-tray',
      vars: { ill: 'marin', illIs: 'man', illFate: 'dead' },
    });
    expect(splitCast(withCast('leaflets-red'))).toEqual({ id: 'leaflets-red', vars: {} });
  });

  test('name a person in every form that a language needs', () => {
    const vars = castVars(['ill:vesna:here']);
    for (const form of ALL_FORMS) {
      expect(vars).toHaveProperty(`ill_${form}`, 'vesna');
      expect(nameOf(`ill_${form}`, 'vesna')).toEqual({ key: `person-${form}.vesna` });
    }
    expect(splitForm('ill_gen')).toEqual({ role: 'ill', form: 'gen' });
    expect(splitForm('ill_x')).toBeNull();
  });
});
