import { PEOPLE, type View } from '@vigilia/game-diario';
import { objectiveTexts } from '@vigilia/game-diario/texts';
import { text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import { paint, wrap } from '../layout.ts';

/** Who the people are, what they can do, what is to be paid, and how many cards lie face down. */
export function sheet(view: View, { say, width }: Paper): string[] {
  const people = view.people.flatMap(({ id }) => [
    paint('bold', say(text('journal.person-trade', { person: id, occupation: id }))),
    ...wrap(say({ key: `person-about.${id}`, vars: {} }), width, '  '),
    ...PEOPLE[id].skills.flatMap((skill) =>
      wrap(say({ key: `skill.${skill.kind}`, vars: 'by' in skill ? { by: skill.by } : {} }), width, '  '),
    ),
  ]);
  const objective =
    view.objective === null
      ? []
      : objectiveTexts(view.objective.id).flatMap((each) => wrap(say(each), width, '  '));
  const { decks } = view;
  return [
    ...people,
    '',
    ...objective,
    ...wrap(
      say(
        text('journal.decks', {
          events: decks.events,
          visitors: decks.visitors,
          residents: decks.residents,
          raids: decks.raids,
          fates: decks.fate,
        }),
      ),
      width,
      '  ',
    ),
  ];
}
