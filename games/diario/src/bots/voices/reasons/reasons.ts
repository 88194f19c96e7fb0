import type { Text } from '@vigilia/kernel';
import type { Choice } from '../../../kinds/choices.ts';
import type { View } from '../../../kinds/view.ts';
import { oddsOf } from '../../../knowledge/gloss/odds.ts';
import { message } from '../../../texts/message.ts';
import type { Temper } from '../temper.ts';
import type { Trial } from '../trials.ts';
import { ABOUT_THE_HOUSE } from './house.ts';
import { ABOUT_THE_NIGHT } from './outdoors.ts';
import { ABOUT_PEOPLE } from './people.ts';
import { nightsAhead, REMARKS } from './remarks.ts';

const MOST = 3;

/** Why a voice of this temper would choose so, the strongest reason first. `rival` is what it is held against. */
export function reasonsFor(
  view: View,
  prompt: Text,
  trial: Trial,
  rival: Trial | undefined,
  temper: Temper,
): Text[] {
  const grounds = groundsOf(view, prompt, trial.choice);
  if (rival === undefined) return [...grounds, message('reason.only')].slice(0, MOST);
  const [first, ...others] = temper.says.flatMap((remark) => REMARKS[remark](view, trial, rival) ?? []);
  const reasons = [...(first === undefined ? [] : [first]), ...grounds, ...others];
  return reasons.length === 0 ? [inBrief(trial, rival)] : reasons.slice(0, MOST);
}

/** What is left to say if nothing speaks for it by itself. */
function inBrief(trial: Trial, rival: Trial): Text {
  const nights = trial.nights.length;
  if (trial.worth > rival.worth) return message('reason.even', { nights });
  return message('reason.worse', { count: nightsAhead(rival, trial), nights });
}

type AnyGround = (view: View, choice: Choice, prompt: Text) => readonly Text[];

const GROUNDS = { ...ABOUT_PEOPLE, ...ABOUT_THE_HOUSE, ...ABOUT_THE_NIGHT };

/** What speaks for it before anything is tried: needs, costs, odds. */
function groundsOf(view: View, prompt: Text, choice: Choice): Text[] {
  const ground = GROUNDS[choice.verb] as AnyGround | undefined;
  return [...(ground?.(view, choice, prompt) ?? []), ...oddsOf(view, prompt, choice)];
}
