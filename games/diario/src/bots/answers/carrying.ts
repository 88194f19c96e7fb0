import { type Ask, everyChoice } from '@vigilia/kernel';
import { GOODS, type Good, isResource, RESOURCES } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { carryLimit } from '../../rules/scavenging/findings.ts';
import { amountOf, kindsIn } from '../../rules/table/goods.ts';
import { among } from '../lists.ts';
import { promised } from '../worth/needs.ts';
import { worthOf } from '../worth/worth.ts';

/** Drops what is not to come home, adds what is, and goes. */
export function carry(view: View, ask: Ask<Choice>): Choice | undefined {
  const load = bestLoad(view);
  const all = everyChoice(ask);
  const drop = among(all, 'drop').find(
    ({ good, amount }) => amount === amountOf(view.pile, good) - (load.get(good) ?? 0),
  );
  const add = among(all, 'add').find(
    ({ resource, amount }) => amount === (load.get(resource) ?? 0) - amountOf(view.pile, resource),
  );
  return drop ?? add ?? all.find(({ verb }) => verb === 'home');
}

/** What the Objective still lacks is worth more than it is by itself: paid, it brings its reward and spares its penalty. */
const FOR_THE_OBJECTIVE = 1;

/** What is worth most for what it weighs, as much as can be carried: weightless things all. */
function bestLoad(view: View): Map<Good, number> {
  const load = new Map<Good, number>();
  const pieces: { readonly good: Good; readonly worth: number }[] = [];
  for (const good of new Set<Good>([...kindsIn(view.pile), ...RESOURCES])) {
    const most = amountOf(view.pile, good) + (isResource(good) ? amountOf(view.box, good) : 0);
    const { weight } = GOODS[good];
    if (weight === 0) load.set(good, most);
    else pieces.push(...piecesOf(view, good, most, weight));
  }
  let left = carryLimit(view);
  for (const { good } of pieces.sort((one, other) => other.worth - one.worth)) {
    const { weight } = GOODS[good];
    if (weight > left) continue;
    left -= weight;
    load.set(good, (load.get(good) ?? 0) + 1);
  }
  return load;
}

/** The second of a kind is worth less than the first, and what lies at home counts. */
function piecesOf(view: View, good: Good, most: number, weight: number) {
  const atHome = amountOf(view.storage, good);
  return Array.from({ length: most }, (_, index) => ({
    good,
    worth:
      (worthOf(view, good, atHome + index) +
        (atHome + index < promised(view, good) ? FOR_THE_OBJECTIVE : 0)) /
      weight,
  }));
}
