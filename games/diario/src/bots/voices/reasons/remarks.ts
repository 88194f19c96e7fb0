import type { Text } from '@vigilia/kernel';
import { GOOD_IDS } from '../../../data/goods.ts';
import { WORST } from '../../../data/states.ts';
import type { View } from '../../../kinds/view.ts';
import { message } from '../../../texts/message.ts';
import { mean } from '../../lists.ts';
import { inStock } from '../../worth/needs.ts';
import type { Night } from '../nights.ts';
import type { Remark } from '../temper.ts';
import type { Trial } from '../trials.ts';

/** A difference of this number of nights, goods or levels is worth a word. */
const NIGHTS_APART = 2;
const GOODS_APART = 0.5;
const MISERY_APART = 0.3;

type Remarker = (before: View, trial: Trial, rival: Trial) => Text | null;

/** What the imagined nights say for a choice, against the one it is held against. */
export const REMARKS: Readonly<Record<Remark, Remarker>> = {
  lost(before, trial, rival) {
    const count = nightsWith(rival, (night) => isLoss(before, night));
    if (count - nightsWith(trial, (night) => isLoss(before, night)) < NIGHTS_APART) return null;
    return message('reason.lost', { count, nights: rival.nights.length });
  },
  unhurt(before, trial, rival) {
    const count = nightsWith(trial, (night) => isUnhurt(before, night));
    if (count - nightsWith(rival, (night) => isUnhurt(before, night)) < NIGHTS_APART) return null;
    return message('reason.unhurt', { count, nights: trial.nights.length });
  },
  goods(_before, trial, rival) {
    const more = meanOf(trial, goodsAfter) - meanOf(rival, goodsAfter);
    return more < GOODS_APART ? null : message('reason.goods', { average: more.toFixed(1) });
  },
  misery(_before, trial, rival) {
    const less = meanOf(rival, miseryAfter) - meanOf(trial, miseryAfter);
    return less < MISERY_APART ? null : message('reason.misery', { average: less.toFixed(1) });
  },
  stories(_before, trial, rival) {
    const count = nightsWith(trial, ({ stories }) => stories > 0);
    if (count - nightsWith(rival, ({ stories }) => stories > 0) < NIGHTS_APART) return null;
    return message('reason.stories', { count, nights: trial.nights.length });
  },
  ahead(_before, trial, rival) {
    const count = nightsAhead(trial, rival);
    const nights = trial.nights.length;
    // What comes first has to win more often than not to say so.
    if (count === 0 || (trial.worth > rival.worth && 2 * count <= nights)) return null;
    return message('reason.ahead', { count, nights });
  },
};

/** In how many nights one came out better than the other. */
export function nightsAhead(one: Trial, other: Trial): number {
  return one.worths.filter((worth, night) => worth > (other.worths[night] ?? worth)).length;
}

function nightsWith({ nights }: Trial, holds: (night: Night) => boolean): number {
  return nights.filter(holds).length;
}

function meanOf({ nights }: Trial, value: (night: Night) => number): number {
  return mean(nights.map(value));
}

function isLoss(before: View, { view }: Night): boolean {
  return view.gone.length > before.gone.length;
}

/** No person has more Wounds or Illness than before, and none is gone. */
function isUnhurt(before: View, night: Night): boolean {
  if (isLoss(before, night)) return false;
  return night.view.people.every(({ id, levels }) => {
    const was = before.people.find((person) => person.id === id)?.levels ?? levels;
    return levels.wounds <= was.wounds && levels.illness <= was.illness;
  });
}

function goodsAfter({ view }: Night): number {
  return GOOD_IDS.reduce((sum, good) => sum + inStock(view, good), 0);
}

/** A person who is gone feels none: that must not look like relief. */
function miseryAfter({ view }: Night): number {
  return view.people.reduce((sum, { levels }) => sum + levels.misery, WORST * view.gone.length);
}
