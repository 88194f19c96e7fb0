import { hideoutIn, isResident, listOf, OBJECTIVES, type View, waysBack } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import { beside, lengthOf, paint, wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';
import { houseLines } from './house.ts';
import { peopleLines } from './people.ts';
import { goodsLines } from './storage.ts';

/** The whole table as the Journal leads it: the day, the people, what there is, the house. */
export function board(view: View, options: RenderOptions): string[] {
  const people = [
    ...peopleLines(view, options),
    ...enemyLines(view, options),
    '',
    ...goodsLines(view, options),
  ];
  return [...headLines(view, options), '', ...atHome(view, people, options), '', ...outLines(view, options)];
}

/** The house, beside the people if there is room. During scavenging only the people. */
function atHome(view: View, people: readonly string[], options: RenderOptions): string[] {
  if (view.phase === 'scavenging' && view.scavenging !== null) return [...people];
  const house = houseLines(view, options);
  const width = Math.max(...people.map(lengthOf)) + 3 + Math.max(...house.map(lengthOf));
  return width <= options.width ? beside(people, house) : [...people, '', ...house];
}

/** The day, its phase, who leads, how cold it is and what is to be paid. */
function headLines(view: View, { translate, width }: RenderOptions): string[] {
  const { day, phase, leader, seats, cold, objective } = view;
  return [
    paint('bold', translate(text('journal.head', { day, phase, cold }))),
    ...(seats > 1 ? [translate(text('journal.leader', { leader }))] : []),
    ...(objective === null ? [] : wrap(translate(objectiveText(objective)), width, '  ')),
  ];
}

function objectiveText({ id, paid }: NonNullable<View['objective']>): Text {
  const goods = listOf(OBJECTIVES[id].cost);
  if (paid) return text('journal.objective-paid', { objective: id });
  if (goods.length === 0) return text('journal.objective', { objective: id });
  return text('journal.objective-due', { objective: id, goods });
}

/** The three Locations, or the one where the scavengers are. */
function outLines(view: View, { translate, width }: RenderOptions): string[] {
  const { locations, scavenging, decks } = view;
  const lying = areaTexts(view).map(translate);
  return [
    ...wrap(translate(outText()), width, '  '),
    ...(lying.length === 0 ? [] : wrap(translate(text('journal.area', { spots: lying })), width, '  ')),
  ];

  function outText(): Text {
    if (scavenging === null) {
      const { far, middle, near } = locations;
      return text('journal.locations', { far: named(far), middle: named(middle), near: named(near) });
    }
    const { location, noise } = scavenging;
    return text('journal.out', { location, noise, cards: decks.unknown });
  }

  function named(location: string): string {
    return translate(text('journal.location', { location }));
  }
}

/** What lies open there: the price of going back, and what is missing for it (SCAV-7). */
function areaTexts(view: View): Text[] {
  const hideout = hideoutIn(view);
  return [
    ...(hideout === null ? [] : [text('journal.open-hideout', { exploration: hideout })]),
    ...waysBack(view).map(({ spot, cards, hindrance }) => {
      const vars = { cards, need: hindrance ?? 'none' };
      return isResident(spot)
        ? text('journal.open-resident', { resident: spot, ...vars })
        : text('journal.open-card', { exploration: spot, ...vars });
    }),
  ];
}

/** The day, its phase and round, and the people: a meal, a roll or a cleared space needs no new drawing. */
export function redrawKey({ day, phase, round, people, fight }: View): string {
  return JSON.stringify([day, phase, round, people.map(({ id }) => id), fight !== null]);
}

/** The enemies of the group, their weapons and their wounds. */
function enemyLines({ fight }: View, { translate, width }: RenderOptions): string[] {
  if (fight === null) return [];
  return fight.enemies.flatMap(({ number: enemy, weapons, prowess, wounds }) => {
    const [weapon] = weapons;
    const words =
      weapon === undefined
        ? text('journal.enemy-bare-handed', { enemy, prowess, wounds })
        : text('journal.enemy', { enemy, weapon, prowess, wounds });
    return wrap(translate(words), width, '  ');
  });
}
