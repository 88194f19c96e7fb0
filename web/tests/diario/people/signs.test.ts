import { PERSON_IDS, type Person } from '@vigilia/game-diario';
import { describe, expect, test } from 'vitest';
import { KEEPSAKES } from '../../../src/games/diario/table/house/keepsakes.ts';
import { deadIn } from '../../../src/games/diario/table/house/remembered.tsx';
import { SIGNS_DRAWN } from '../../../src/games/diario/table/people/portraits.ts';
import { SIGNS, signsOf } from '../../../src/games/diario/table/people/signs.ts';
import { dealt } from '../dealt.ts';

function person(levels: Partial<Person['levels']>): Person {
  const [first] = dealt().people;
  if (first === undefined) throw new Error('nobody was dealt');
  const none = { wounds: 0, illness: 0, misery: 0, hunger: 0, fatigue: 0 };
  return { ...first, levels: { ...none, ...levels } };
}

describe('what states look like', () => {
  test('nothing shows of a person who is well', () => {
    expect(signsOf(person({}))).toEqual([]);
  });

  test('wounds are dressed step by step', () => {
    const dressed = ([1, 2, 3] as const).map((wounds) => signsOf(person({ wounds })));
    expect(dressed).toEqual([['plaster'], ['bandage'], ['bandage', 'patch']]);
  });

  test('the ill cough, the tired bend, the hungry have an empty plate, the miserable weep (STAT-5)', () => {
    expect(signsOf(person({ illness: 1 }))).toEqual(['cough']);
    expect(signsOf(person({ fatigue: 2, hunger: 2, misery: 2 }))).toEqual(['bent', 'plate', 'tear']);
    expect(signsOf(person({ fatigue: 1, hunger: 1, misery: 1 }))).toEqual([]);
  });

  test('every sign is drawn on the portrait', () => {
    for (const sign of SIGNS) expect(SIGNS_DRAWN[sign].length).toBeGreaterThan(0);
  });
});

test('each of the dead leaves something; who left for a safer place leaves nothing and has no grave', () => {
  const gone = [
    { id: 'arica', day: 2, cause: 'hunger' },
    { id: 'marin', day: 3, cause: 'left' },
    { id: 'vesna', day: 4, cause: 'misery' },
  ] as const;
  expect(deadIn({ gone })).toEqual(['arica', 'vesna']);
  for (const id of PERSON_IDS) expect(KEEPSAKES[id].length).toBeGreaterThan(0);
});
