import { PLACES, type View } from '@vigilia/game-diario';
import { locationTexts, objectiveTexts, personTexts } from '@vigilia/game-diario/texts';
import { text } from '@vigilia/kernel';
import { paint, paragraphs, wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

/** The people and their gifts, the Locations, the Objective, and the number of cards face down. */
export function sheet(view: View, { translate, width }: RenderOptions): string[] {
  const people = view.people.flatMap(({ id }) => [
    paint('bold', translate(text('journal.person-trade', { person: id, occupation: id }))),
    ...paragraphs(personTexts(id).map(translate)).flatMap((each) => wrap(each, width, '  ')),
  ]);
  const objective =
    view.objective === null
      ? []
      : paragraphs(objectiveTexts(view.objective.id).map(translate)).flatMap((each) =>
          wrap(each, width, '  '),
        );
  const locations = PLACES.flatMap((place) => [
    paint('bold', translate(text('journal.location-at', { location: view.locations[place], place }))),
    ...paragraphs(locationTexts(view.locations[place]).map(translate)).flatMap((each) =>
      wrap(each, width, '  '),
    ),
  ]);
  const { decks } = view;
  return [
    ...people,
    '',
    ...locations,
    '',
    ...objective,
    ...wrap(
      translate(
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
