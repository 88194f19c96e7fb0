import type { Text } from '@vigilia/kernel';
import type { OptionStakes, Stake } from '../effects/stakes.ts';
import { isOpen, isSame } from '../effects/stakes.ts';
import { countOf } from '../rules/table/goods.ts';
import type { StoryId } from '../stories/story.ts';
import { conditionText } from './condition.ts';
import { message } from './message.ts';
import { changesOf, signed } from './signed.ts';

type Trial = Extract<Stake, { kind: 'trial' }>;

/** What the reader knows of the moment at which the stakes are read. */
export interface Reading {
  /** Whose options these are; null of a card, whose options the catalog names. */
  readonly story: StoryId | null;
  /** What can be said of a test beyond what it is: the chances of those present. */
  readonly chances?: (trial: Trial) => readonly Text[];
}

const OF_A_CARD: Reading = { story: null };

/** Stakes in words, with sign and size; what depends on a roll, a condition or a decision follows its label. */
export function stakeTexts(stakes: readonly Stake[], reading: Reading = OF_A_CARD): Text[] {
  const differing = stakes.flatMap(withoutIdleRoll);
  if (differing.length === 0) return [message('effect.nothing')];
  return differing.flatMap((stake, index) => {
    const before = differing[index - 1];
    const isSecond = before !== undefined && isOpen(before);
    return [...(isSecond ? [message('effect.besides')] : []), ...textsOf(stake, reading)];
  });
}

/** What a roll brings, whatever it shows, is said without the roll; rows that bring the same are one. */
function withoutIdleRoll(stake: Stake): readonly Stake[] {
  if (stake.kind === 'trial')
    return isSame(stake.pass, stake.fail) ? stake.pass.flatMap(withoutIdleRoll) : [stake];
  if (stake.kind !== 'chance') return [stake];
  const rows = stake.rows.filter(
    ({ stakes }, index) => stake.rows.findIndex((row) => isSame(row.stakes, stakes)) === index,
  );
  const [only, ...more] = rows;
  if (only !== undefined && more.length === 0) return only.stakes.flatMap(withoutIdleRoll);
  const shareOf = (stakes: readonly Stake[]) =>
    stake.rows.reduce((sum, row) => sum + (isSame(row.stakes, stakes) ? row.percent : 0), 0);
  return [{ kind: 'chance', rows: rows.map(({ stakes }) => ({ stakes, percent: shareOf(stakes) })) }];
}

function textsOf(stake: Stake, reading: Reading): Text[] {
  switch (stake.kind) {
    case 'gain':
      return [message('effect.goods', { changes: changesOf(stake.goods, 1) })];
    case 'lose':
      return [message('effect.goods', { changes: changesOf(stake.goods, -1) })];
    case 'lose-any':
      return [message('effect.lose-any', { count: stake.count, kind: stake.of })];
    case 'change': {
      const { state, by, who } = stake;
      return [message('effect.change', { state, by: signed(by), who })];
    }
    case 'cold':
      return [message('effect.cold', { by: signed(stake.by) })];
    case 'tonight':
      return [tonightText(stake)];
    case 'noise':
      return [message('effect.noise', { by: signed(stake.by) })];
    case 'noise-roll':
      return [message('effect.noise-roll')];
    case 'return':
      return [message('effect.return', { by: signed(-stake.cards) })];
    case 'encounter':
      return [message('effect.encounter')];
    case 'search':
      return [message('effect.search', { chart: stake.chart })];
    case 'fight':
      return [
        stake.least === stake.most
          ? message('effect.fight', { count: stake.least })
          : message('effect.fight-between', { least: stake.least, most: stake.most }),
      ];
    case 'trade':
      return [message('effect.trade', { commission: stake.commission, stock: stake.stock })];
    case 'arrival':
      return [message('effect.arrival')];
    case 'leave':
      return [message('effect.leave')];
    case 'ideas':
      return [message('effect.ideas', { cards: stake.cards })];
    case 'exchange':
      return [message('effect.exchange', { place: stake.place })];
    case 'read':
      return [message('effect.read')];
    case 'story':
      return [message('effect.story')];
    case 'later':
      return [message('effect.later', { days: stake.days })];
    case 'chance':
      return stake.rows.flatMap(({ percent, stakes }) => [
        message('effect.chance', { percent }),
        ...stakeTexts(stakes, reading),
      ]);
    case 'trial':
      return trialTexts(stake, reading);
    case 'if':
      return [
        conditionText(stake.when),
        ...stakeTexts(stake.stakes, reading),
        ...(stake.otherwise.length > 0
          ? [message('effect.otherwise'), ...stakeTexts(stake.otherwise, reading)]
          : []),
      ];
    case 'choose':
      return [
        message('effect.choose', { options: stake.options.length }),
        ...stake.options.flatMap((option) => optionTexts(option, reading)),
      ];
  }
}

/** What has changed or will change about tonight's raid; what stays as it is goes without saying. */
export function tonightText({ damage, wounds }: { readonly damage: number; readonly wounds: number }): Text {
  if (wounds === 0) return message('effect.tonight-damage', { damage: signed(damage) });
  if (damage === 0) return message('effect.tonight-wounds', { wounds: signed(wounds) });
  return message('effect.tonight', { damage: signed(damage), wounds: signed(wounds) });
}

function trialTexts(trial: Trial, reading: Reading): Text[] {
  const { of, need, pass, fail } = trial;
  return [
    of === 'empathy' ? message('effect.test-empathy') : message('effect.test-prowess', { need }),
    ...(reading.chances?.(trial) ?? []),
    message('effect.passed'),
    ...stakeTexts(pass, reading),
    message('effect.failed'),
    ...stakeTexts(fail, reading),
  ];
}

function optionTexts({ id, cost, when, stakes }: OptionStakes, reading: Reading): Text[] {
  const option = reading.story === null ? id : `${reading.story}:${id}`;
  return [
    message('effect.option', { option }),
    ...(when === null ? [] : [conditionText(when)]),
    ...paidTexts(cost, stakes, reading),
  ];
}

/** What is paid, and what comes of it. */
export function paidTexts(
  cost: OptionStakes['cost'],
  stakes: readonly Stake[],
  reading: Reading = OF_A_CARD,
): Text[] {
  if (countOf(cost) === 0) return stakeTexts(stakes, reading);
  const paid = message('effect.goods', { changes: changesOf(cost, -1) });
  return stakes.length === 0 ? [paid] : [paid, ...stakeTexts(stakes, reading)];
}
