import { PEOPLE, STATES, type View } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import { columns, paint } from '../layout.ts';

type Person = View['people'][number];

/** Everybody's states and gifts; those who are gone below. */
export function peopleLines(view: View, { say }: Paper): string[] {
  const heads = [
    '',
    ...STATES.map((state) => say(text('journal.state', { state }))),
    say(text('journal.prowess')),
    say(text('journal.empathy')),
    say(text('journal.inventory')),
    '',
  ];
  const rows = view.people.map((person) => [
    say(text('journal.person', { person: person.id })),
    ...STATES.map((state) => meter(person.levels[state])),
    ...[PEOPLE[person.id].prowess, PEOPLE[person.id].empathy, PEOPLE[person.id].inventory].map(String),
    remarks(person),
  ]);
  const [head = '', ...lines] = columns([heads, ...rows]);
  const gone = view.gone.map(({ id, day }) => paint('dim', say(text('journal.gone', { person: id, day }))));
  return [paint('dim', head), ...lines, ...gone];

  function remarks({ duty, weapon, remedies }: Person): string {
    const words: string[] = [];
    if (duty !== null) words.push(say(text('journal.duty', { duty })));
    if (weapon !== null) words.push(say(text('journal.weapon', { weapon })));
    for (const remedy of remedies) words.push(say(text('journal.remedy', { remedy })));
    return words.join(', ');
  }
}

/** Legible without colour: the level, and a mark for each step of it. */
function meter(level: number): string {
  const bar = `${level} ${'#'.repeat(level)}${'.'.repeat(4 - level)}`;
  return level >= 3 ? paint('red', bar) : level >= 2 ? paint('yellow', bar) : bar;
}
