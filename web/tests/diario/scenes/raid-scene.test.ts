import { expect, test } from 'vitest';
import type { Event, View } from '../../../src/games/diario/table/asked.ts';
import type { RaidPicture } from '../../../src/games/diario/table/scenes/raid/raid-picture.ts';
import { stageRaid } from '../../../src/games/diario/table/scenes/raid/raid-scene.ts';
import { dealt } from '../dealt.ts';

const LOOTERS: Event = { type: 'raid-turned', raid: 'looters', damage: 6, wounds: 2, variant: 1 };
const LOST: Event = { type: 'lost', goods: ['wood:2', 'knife:1'] };

/** One keeps guard tonight. */
function evening(given: Partial<View> = {}): View {
  const view = dealt();
  const people = view.people.map((person, at) => ({
    ...person,
    duty: at === 0 ? ('guard' as const) : ('bed' as const),
  }));
  return { ...view, people, ...given };
}

function staged(before: View, ...events: readonly Event[]) {
  const scene = stageRaid({ before, now: before, log: [], events });
  return (scene?.beats ?? []).map(({ picture, line, sound }) => ({
    ...(picture as RaidPicture),
    line: line?.key,
    sound,
  }));
}

test('a raid begins with its name and prose; then the door, dice, what is taken over the threshold, wounds (RAID-2)', () => {
  const before = evening();
  const [guard] = before.people;
  if (guard === undefined) throw new Error('nobody keeps guard');
  const steps = staged(
    before,
    LOOTERS,
    { type: 'rolled-bare-handed', person: guard.id, face: 1 },
    { type: 'raid-shielded', damage: 1, wounds: 0 },
    LOST,
    { type: 'state-rose', person: guard.id, state: 'wounds', by: 2, level: 2 },
    { type: 'crime-wave', raids: 0, residents: 1 },
  );
  expect(steps.map(({ shows, line }) => `${shows} ${line}`)).toEqual([
    'page event.raid-turned',
    'door raid-scene.guards',
    'door event.rolled-bare-handed',
    'door event.raid-shielded',
    'taking raid-scene.taken',
    'door event.state-rose',
  ]);
  expect(steps[0]?.prose?.key).toBe('book-line.raids:looters:1');
  expect(steps[2]?.guards.map(({ die }) => die?.face)).toEqual([1]);
  expect(steps[2]?.sound).toBe('dice');
  expect(steps[4]?.taken).toEqual(['wood', 'wood', 'knife']);
  expect(steps[5]?.guards.map(({ wounds }) => wounds)).toEqual([2]);
});

test('a quiet night is one still moment', () => {
  const quiet: Event = { type: 'raid-turned', raid: 'quiet-night', damage: 0, wounds: 0, variant: 0 };
  const steps = staged(evening(), quiet, { type: 'raid-shielded', damage: 0, wounds: 0 });
  expect(steps.map(({ shows, line }) => `${shows} ${line}`)).toEqual(['stillness raid-scene.nobody']);
});

test('what the Leader names one by one is still part of the raid, and what is lost by day is none', () => {
  const discards = { ...dealt().discards, raids: ['street-boys' as const] };
  const raid = { damage: 2, wounds: 0, takes: 'leader', hits: 0 } as const;
  const [step, ...more] = staged(evening({ raid, discards }), LOST, { type: 'lost', goods: ['wood:1'] });
  expect(step).toMatchObject({ raid: 'street-boys', taken: ['wood', 'wood', 'wood', 'knife'] });
  expect(more).toEqual([]);
  expect(staged(evening(), LOST)).toEqual([]);
});
