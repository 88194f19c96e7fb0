import { levelsLeft, PEOPLE, STATES, type View } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import { columns, lengthOf, paint, wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

type Person = View['people'][number];

const INDENT = '    ';

/** The states and gifts of every person; below them the people who are gone. */
export function peopleLines(view: View, { translate, width }: RenderOptions): string[] {
  const heads = [
    '',
    ...STATES.map((state) => translate(text('journal.state', { state }))),
    translate(text('journal.prowess')),
    translate(text('journal.empathy')),
    translate(text('journal.inventory')),
  ];
  const rows = view.people.map(({ id, levels }) => [
    translate(text('journal.person', { person: id })),
    ...STATES.map((state) => meter(levels[state])),
    ...[PEOPLE[id].prowess, PEOPLE[id].empathy, PEOPLE[id].inventory].map(String),
  ]);
  const wide = columns([heads, ...rows]);
  const fits = wide.every((line) => lengthOf(line) <= width);
  const [head = '', ...lines] = fits ? wide : columns([heads, ...rows], 1);
  const gone = view.gone.map(({ id, day }) =>
    paint('dim', translate(text('journal.gone', { person: id, day }))),
  );
  return [paint('dim', head), ...withRemarks(lines, view.people.map(remarks)), ...gone];

  /** Behind each line if there is room for all of them, otherwise below it. */
  function withRemarks(table: readonly string[], remarked: readonly string[]): string[] {
    const beside = columns(table.map((line, row) => [line, remarked[row] ?? '']));
    if (beside.every((line) => lengthOf(line) <= width)) return beside;
    return table.flatMap((line, row) => [
      line,
      ...wrap(remarked[row] ?? '', width - INDENT.length).map((words) => INDENT + words),
    ]);
  }

  function remarks({ duty, weapon, remedies }: Person): string {
    const words: string[] = [];
    if (duty !== null) words.push(translate(text('journal.duty', { duty })));
    if (weapon !== null) words.push(translate(text('journal.weapon', { weapon })));
    for (const remedy of remedies) words.push(translate(text('journal.remedy', { remedy })));
    return words.join(', ');
  }
}

/** Legible without colour: the level, and a mark for each step of it. */
function meter(level: number): string {
  const left = levelsLeft(level);
  const bar = `${level} ${'#'.repeat(level)}${'.'.repeat(left)}`;
  if (left > 2) return bar;
  return paint(left === 2 ? 'yellow' : 'red', bar);
}
