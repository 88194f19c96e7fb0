import type { Text } from '@vigilia/kernel';
import type { OptionStakes, Stake } from '../data/language/stakes.ts';
import { isOpen, isSame } from '../data/language/stakes.ts';
import type { PersonId } from '../data/people.ts';
import { whomAtStake } from '../rules/effects/whom.ts';
import { countOf } from '../rules/table/goods.ts';
import type { Scene } from '../state/frames.ts';
import { conditionText } from './condition.ts';
import { message } from './message.ts';
import { changesOf, signed } from './signed.ts';
import { touchingText } from './touching.ts';

type Trial = Extract<Stake, { kind: 'trial' }>;
type FightAtStake = Extract<Stake, { kind: 'fight' }>;

/** The scene at which stakes are read; a card has no story, and the catalog names its options. */
export interface Reading extends Scene {
  /** Whether a person is still in the group; of a card that is read at any time, everyone is. */
  readonly isHere?: (person: PersonId) => boolean;
  /** What can be said of a test beyond what it is: the chances of those present. */
  readonly chances?: (trial: Trial) => readonly Text[];
  /** What more or less Cold comes to. */
  readonly chill?: (by: number) => readonly Text[];
  /** What can be said of a fight before it is chosen: arms, odds, and on whom a killing would weigh. */
  readonly fights?: (fight: FightAtStake) => readonly Text[];
}

/** Stakes in words, with sign and size; what depends on a roll, a condition or a decision follows its label. */
export function stakeTexts(all: readonly Stake[], reading: Reading): Text[] {
  const stakes = all.flatMap(withoutIdleRoll).filter((stake) => !isIdle(stake, reading));
  if (stakes.length === 0) return [message('effect.nothing')];
  return stakes.flatMap((stake, index) => {
    const before = stakes[index - 1];
    const isSecond = before !== undefined && isOpen(before);
    return [...(isSecond ? [message('effect.besides')] : []), ...textsOf(stake, reading)];
  });
}

/** An effect on a person who is gone touches no person. */
function isIdle(stake: Stake, reading: Reading): boolean {
  if (stake.kind !== 'change' && stake.kind !== 'leave') return false;
  const whom = whomAtStake(stake.who, reading);
  return whom.kind === 'person' && reading.isHere?.(whom.person) === false;
}

/** What a roll brings, whatever it shows, is said without the roll; rows that bring the same are one. */
function withoutIdleRoll(stake: Stake): readonly Stake[] {
  if (stake.kind === 'trial')
    return isSame(stake.pass, stake.fail) && !isOnTester(stake.pass)
      ? stake.pass.flatMap(withoutIdleRoll)
      : [stake];
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

/** Whether one of these is on the person who takes the test: then the test has to be named. */
function isOnTester(stakes: readonly Stake[]): boolean {
  return JSON.stringify(stakes).includes('"who":"tester"');
}

function textsOf(stake: Stake, reading: Reading): Text[] {
  switch (stake.kind) {
    case 'gain':
      return [message('effect.goods', { changes: changesOf(stake.goods, 1) })];
    case 'lose':
      return [message('effect.goods', { changes: changesOf(stake.goods, -1) })];
    case 'eliminate':
      return [message('effect.eliminate', { changes: changesOf(stake.goods, -1) })];
    case 'lose-any':
      return [message('effect.lose-any', { count: stake.count, kind: stake.of })];
    case 'change':
    case 'leave':
      return [touchingText(stake, reading)];
    case 'cold':
      return [message('effect.cold', { by: signed(stake.by) }), ...(reading.chill?.(stake.by) ?? [])];
    case 'tonight':
      return [tonightText(stake)];
    case 'noise':
      return [message('effect.noise', { by: signed(stake.by) })];
    case 'noise-roll':
      return [message('effect.noise-roll')];
    case 'return':
      return [message('effect.return', { cards: stake.cards })];
    case 'stays':
      return [message('effect.stays', { resident: stake.resident })];
    case 'encounter':
      return [message('effect.encounter')];
    case 'search':
      return [message('effect.search', { chart: stake.chart })];
    case 'fight':
      return [
        stake.least === stake.most
          ? message('effect.fight', { count: stake.least })
          : message('effect.fight-between', { least: stake.least, most: stake.most }),
        ...(reading.fights?.(stake) ?? []),
      ];
    case 'trade':
      return [message('effect.trade', { commission: stake.commission, stock: stake.stock })];
    case 'arrival':
      return [message('effect.arrival')];
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
export function paidTexts(cost: OptionStakes['cost'], stakes: readonly Stake[], reading: Reading): Text[] {
  if (countOf(cost) === 0) return stakeTexts(stakes, reading);
  const paid = message('effect.goods', { changes: changesOf(cost, -1) });
  return stakes.every((stake) => isIdle(stake, reading)) ? [paid] : [paid, ...stakeTexts(stakes, reading)];
}
