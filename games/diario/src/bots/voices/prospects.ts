import { OBJECTIVES } from '../../data/cards/objectives.ts';
import { GOOD_IDS, type Good } from '../../data/goods.ts';
import { STATES } from '../../data/states.ts';
import type { View } from '../../kinds/view.ts';
import { fittingsIn } from '../../rules/table/house.ts';
import { harmOfCold } from '../worth/cold.ts';
import { harmAt, weightOf } from '../worth/harm.ts';
import { isPlanned } from '../worth/house-plan.ts';
import { inStock } from '../worth/needs.ts';
import { weigh } from '../worth/weigh.ts';
import { lossOfAll } from '../worth/worth.ts';
import type { Temper } from './temper.ts';

const WON = 80;
const LOST = -80;
const STARTER_GONE = 40;
const NEWCOMER_GONE = 25;
const PLANNED = 9;
const UNPLANNED = 3;
/** Hunger comes back every evening: a meal now is worth more than what it stills tonight. */
const HUNGER_RETURNS = 3;

/** How the group stands in a voice's eyes, against how it stood `before`. */
export function prospectsOf(before: View, view: View, temper: Temper): number {
  return (
    worthOfGoods(before, view, temper) +
    temper.house * worthOfHouse(view) +
    temper.objective * worthOfObjective(view) +
    worthOfEnd(view) -
    harmOfPeople(view, temper) -
    temper.harm.illness * harmOfCold(view, view.cold)
  );
}

function worthOfEnd({ over }: View): number {
  if (over === null) return 0;
  return over.score === null ? LOST : WON + over.score;
}

function harmOfPeople(view: View, temper: Temper): number {
  let harm = 0;
  for (const person of view.people)
    for (const state of STATES) {
      const returns = state === 'hunger' ? HUNGER_RETURNS : 1;
      harm += weightOf(view, person) * temper.harm[state] * returns * harmAt(state, person.levels[state]);
    }
  for (const { id } of view.gone)
    harm += temper.death * (view.starters.includes(id) ? STARTER_GONE : NEWCOMER_GONE);
  return harm;
}

/** What was there before counts as kept, the rest as gained. */
function worthOfGoods(before: View, view: View, temper: Temper): number {
  const all: Partial<Record<Good, number>> = {};
  const more: Partial<Record<Good, number>> = {};
  for (const good of GOOD_IDS) {
    const have = inStock(view, good);
    if (have === 0) continue;
    all[good] = have;
    more[good] = Math.max(0, have - inStock(before, good));
  }
  const gained = lossOfAll(view, more);
  return temper.kept * (lossOfAll(view, all) - gained) + temper.gained * gained;
}

function worthOfHouse(view: View): number {
  let worth = 0;
  for (const fitting of fittingsIn(view.house)) worth += isPlanned(fitting) ? PLANNED : UNPLANNED;
  return worth;
}

/** One that has been paid is as good as its reward, and spares the penalty (MORN-2). */
function worthOfObjective(view: View): number {
  if (view.objective === null || !view.objective.paid) return 0;
  const { reward, penalty } = OBJECTIVES[view.objective.id];
  return weigh(view, reward, 'home') - weigh(view, penalty, 'home');
}
