import type { Effect, Option } from '../../data/language/effect.ts';
import { effectsWithin } from '../../data/language/within.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { whereNow } from '../../knowledge/scene.ts';
import { STORIES } from '../../stories/book.ts';
import { CARD_EFFECTS } from '../../stories/options.ts';
import { among, best } from '../lists.ts';
import { weighOption } from '../worth/weigh.ts';

type Options = readonly Option[];

/** Every list of options there is, by the id of each option in it. */
const LISTS: ReadonlyMap<string, readonly Options[]> = byId([
  ...choicesIn(CARD_EFFECTS),
  ...STORIES.flatMap(({ effects, options }) => [
    options,
    ...choicesIn([...effects, ...options.flatMap((option) => option.effects)]),
  ]),
]);

function choicesIn(effects: readonly Effect[]): Options[] {
  return effectsWithin(effects).flatMap((effect) => (effect.kind === 'choose' ? [effect.options] : []));
}

function byId(lists: readonly Options[]): Map<string, Options[]> {
  const found = new Map<string, Options[]>();
  for (const list of lists)
    for (const { id } of list) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [list]);
      else known.push(list);
    }
  return found;
}

/** What the card or story being read offers: the list that holds all these options. */
function optionsWith(ids: readonly string[]): Options {
  const [first] = ids;
  const lists = first === undefined ? [] : (LISTS.get(first) ?? []);
  return lists.find((list) => ids.every((id) => list.some((option) => option.id === id))) ?? [];
}

/** The option that promises most. */
export function decide(view: View, choices: readonly Choice[]): Choice | undefined {
  const offered = among(choices, 'decide');
  const options = optionsWith(offered.map(({ option }) => option));
  const where = whereNow(view);
  return best(offered, ({ option }) => {
    const found = options.find(({ id }) => id === option);
    return found === undefined ? 0 : weighOption(view, found, where);
  });
}
