import type { View } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import { beside, lengthOf, paint, wrap } from '../layout.ts';
import { houseLines } from './house.ts';
import { peopleLines } from './people.ts';
import { goodsLines } from './storage.ts';

/** The whole table as the Journal leads it: the day, the people, what there is, the house. */
export function board(view: View, paper: Paper): string[] {
  const people = [...peopleLines(view, paper), '', ...goodsLines(view, paper)];
  const house = houseLines(view, paper);
  const width = Math.max(...people.map(lengthOf)) + 3 + Math.max(...house.map(lengthOf));
  const table = width <= paper.width ? beside(people, house) : [...people, '', ...house];
  return [...headLines(view, paper), '', ...table, '', ...outLines(view, paper)];
}

/** The day, its phase, who leads, how cold it is and what is to be paid. */
function headLines({ day, phase, leader, seats, cold, objective }: View, { say, width }: Paper): string[] {
  const title = say(text('journal.head', { day, phase, cold }));
  const lines = [paint('bold', title)];
  if (seats > 1) lines.push(say(text('journal.leader', { leader })));
  if (objective !== null)
    lines.push(
      ...wrap(
        say(
          text(objective.paid ? 'journal.objective-paid' : 'journal.objective', { objective: objective.id }),
        ),
        width,
        '  ',
      ),
    );
  return lines;
}

/** The three Locations, or the one where the scavengers are. */
function outLines({ locations, scavenging, decks }: View, { say, width }: Paper): string[] {
  if (scavenging === null)
    return wrap(
      say(
        text('journal.locations', {
          far: named(locations.far),
          middle: named(locations.middle),
          near: named(locations.near),
        }),
      ),
      width,
      '  ',
    );
  const { location, noise, hideout } = scavenging;
  return wrap(
    say(
      text(hideout ? 'journal.out-with-hideout' : 'journal.out', { location, noise, cards: decks.unknown }),
    ),
    width,
    '  ',
  );

  function named(location: string): string {
    return say(text('journal.location', { location }));
  }
}
