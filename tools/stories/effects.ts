import { FITTING_IDS } from '../../games/diario/src/data/fittings.ts';
import { GOODS, type Good, type Goods } from '../../games/diario/src/data/goods.ts';
import type { Condition, Effect } from '../../games/diario/src/data/language/effect.ts';
import { STATES } from '../../games/diario/src/data/states.ts';
import type { Book } from './book.ts';
import { conditionsIn } from './conditions.ts';
import { effectsIn, optionsIn } from './within.ts';

const MOST_CHANGE = 2;
/** A game ends on the morning of day 8 to 10 (END-1): what is put off longer is rarely read. */
const MOST_DAYS = 4;
const SIDES = 10;

/** The effects, questions and conditions of a story must be possible. */
export function effectComplaints({ stories }: Pick<Book, 'stories'>): string[] {
  return stories.flatMap((story) =>
    [
      ...effectsIn(story).flatMap(faultsOf),
      ...optionsIn(story).flatMap(({ cost = {} }) => goodsFaults(cost)),
      ...conditionsIn(story).flatMap(conditionFaults),
    ].map((fault) => `${story.id}: ${fault}`),
  );
}

function faultsOf(effect: Effect): string[] {
  switch (effect.kind) {
    case 'gain':
    case 'lose':
    case 'eliminate':
      return goodsFaults(effect.goods);
    case 'trade':
      return effect.stock.filter((good) => !isGood(good)).map((good) => `there is no good ${good}`);
    case 'change':
      return [...stateFaults(effect.state), ...amountFaults(effect.kind, Math.abs(effect.by), MOST_CHANGE)];
    case 'cold':
    case 'noise':
      return amountFaults(effect.kind, Math.abs(effect.by));
    case 'tonight':
      return amountFaults(effect.kind, Math.abs(effect.damage) + Math.abs(effect.wounds));
    case 'return':
    case 'ideas':
      return amountFaults(effect.kind, effect.cards);
    case 'lose-any':
      return amountFaults(effect.kind, effect.count);
    case 'later':
      return amountFaults(effect.kind, effect.days, MOST_DAYS);
    case 'test':
      return effect.test.kind === 'd10' ? rowFaults(effect.test.rows) : [];
    case 'fight':
      return rowFaults(effect.enemies.count);
    case 'noise-roll':
    case 'encounter':
    case 'stays':
    case 'search':
    case 'arrival':
    case 'leave':
    case 'exchange':
    case 'read':
    case 'story':
    case 'tell':
    case 'mark':
    case 'unmark':
    case 'choose':
    case 'if':
      return [];
  }
}

function conditionFaults(condition: Condition): string[] {
  if (condition.kind === 'has') return goodsFaults(condition.goods);
  if (condition.kind === 'anyone') return stateFaults(condition.state);
  if (condition.kind !== 'built') return [];
  const { fitting } = condition;
  return FITTING_IDS.includes(fitting) ? [] : [`there is no Fitting ${fitting}`];
}

function goodsFaults(goods: Goods): string[] {
  return Object.entries(goods).flatMap(([good, count]) => {
    if (!isGood(good)) return [`there is no good ${good}`];
    const inBox = GOODS[good].count;
    return Number.isInteger(count) && count >= 1 && count <= inBox
      ? []
      : [`${count} ${good}: the box has ${inBox}`];
  });
}

function isGood(good: string): good is Good {
  return Object.hasOwn(GOODS, good);
}

function stateFaults(state: string): string[] {
  return STATES.some((known) => known === state) ? [] : [`there is no state ${state}`];
}

function amountFaults(kind: Effect['kind'], amount: number, most = SIDES): string[] {
  return Number.isInteger(amount) && amount >= 1 && amount <= most
    ? []
    : [`${kind} by ${amount}, from 1 to ${most}`];
}

/** Each row begins where the one before it ends, and the last one takes the rest of the die. */
function rowFaults(rows: readonly { readonly upTo: number }[]): string[] {
  const tops = rows.map(({ upTo }) => upTo);
  const ascend = tops.every((top, index) => Number.isInteger(top) && top > (tops[index - 1] ?? 0));
  return ascend && tops.at(-1) === SIDES ? [] : [`rows up to ${tops.join(', ')} do not fill a d10`];
}
