import { GOODS, type Good, type Goods, isTradeable } from '../../src/data/goods.ts';
import type { Effect, Option } from '../../src/data/language/effect.ts';
import { effectsWithin } from '../../src/data/language/within.ts';
import { STORIES } from '../../src/stories/book.ts';

const KNOWN_STORIES: ReadonlySet<string> = new Set(STORIES.map(({ id }) => id));

/** Most enemies that notation can name. */
const MOST_ENEMIES = 6;

const fault = (isWrong: boolean, what: string): string[] => (isWrong ? [what] : []);

/** Goods that exceed what the box ever holds. */
function goodsFaults(goods: Goods): string[] {
  return Object.entries(goods).flatMap(([good, count]) =>
    fault(!Number.isInteger(count) || count < 1 || count > GOODS[good as Good].count, `${count} ${good}`),
  );
}

/** Rows read by a d10: they rise, and the last ends at 10. */
function rowFaults(rows: readonly { readonly upTo: number }[]): string[] {
  const ends = rows.map(({ upTo }) => upTo);
  const isRising = ends.every((end, index) => Number.isInteger(end) && end > (ends[index - 1] ?? 0));
  return [
    ...fault(!isRising, `rows ${ends.join(' ')}`),
    ...fault(ends.at(-1) !== 10, `rows end at ${ends.at(-1)}`),
  ];
}

/** A list of options can always be answered, and each option be told from the others. */
export function optionFaults(options: readonly Option[]): string[] {
  const ids = options.map(({ id }) => id);
  const isFree = ({ cost, when }: Option) => when === undefined && Object.keys(cost ?? {}).length === 0;
  return [
    ...fault(!options.some(isFree), `nothing is free of ${ids.join(', ')}`),
    ...fault(new Set(ids).size !== ids.length, `an option twice in ${ids.join(', ')}`),
    ...ids.flatMap((id) => fault(!/^[a-z]+(-[a-z]+)*$/.test(id), `${id} cannot be written`)),
    ...options.flatMap(({ cost = {} }) => goodsFaults(cost)),
  ];
}

function faultsOf(effect: Effect): string[] {
  switch (effect.kind) {
    case 'gain':
    case 'lose':
    case 'eliminate':
      return [
        ...goodsFaults(effect.goods),
        ...fault(Object.keys(effect.goods).length === 0, `${effect.kind} nothing`),
      ];
    case 'lose-any':
      return fault(effect.count < 1, 'lose-any nothing');
    case 'change':
      return fault(effect.by === 0 || Math.abs(effect.by) > 3, `change ${effect.state} by ${effect.by}`);
    case 'cold':
    case 'noise':
      return fault(effect.by === 0, `${effect.kind} by 0`);
    case 'tonight':
      return fault(effect.damage === 0 && effect.wounds === 0, 'tonight nothing');
    case 'return':
    case 'ideas':
      return fault(effect.cards < 1, `${effect.kind} no cards`);
    case 'later':
      return [
        ...fault(effect.days < 1, `later in ${effect.days} days`),
        ...fault(!KNOWN_STORIES.has(effect.story), `no story ${effect.story}`),
      ];
    case 'story':
      return fault(!KNOWN_STORIES.has(effect.story), `no story ${effect.story}`);
    case 'fight':
      return [
        ...rowFaults(effect.enemies.count),
        ...effect.enemies.count.flatMap(({ enemies }) =>
          fault(enemies < 1 || enemies > MOST_ENEMIES, `${enemies} enemies`),
        ),
      ];
    case 'trade':
      return [
        ...fault(effect.commission < 0 || effect.commission > 4, `commission ${effect.commission}`),
        ...fault(effect.stock.length === 0, 'an empty stock'),
        ...effect.stock.flatMap((good) => fault(!isTradeable(good), `${good} is never traded`)),
      ];
    case 'test':
      return effect.test.kind === 'd10' ? rowFaults(effect.test.rows) : [];
    case 'choose':
      return optionFaults(effect.options);
    case 'if':
    case 'noise-roll':
    case 'encounter':
    case 'stays':
    case 'search':
    case 'arrival':
    case 'leave':
    case 'exchange':
    case 'read':
    case 'tell':
      return [];
    case 'mark':
    case 'unmark':
      return fault(!/^[a-z]+(-[a-z]+)*$/.test(effect.mark), `${effect.mark} is no mark`);
  }
}

/** What is wrong with effects as data, those inside others included. */
export function effectFaults(effects: readonly Effect[]): string[] {
  return effectsWithin(effects).flatMap(faultsOf);
}
