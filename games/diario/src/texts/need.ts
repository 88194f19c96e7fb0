import type { Text } from '@vigilia/kernel';
import type { Condition } from '../data/language/effect.ts';
import { listOf } from '../rules/table/goods.ts';
import { message } from './message.ts';

/** What has to be so before an option is offered. */
export function needText(condition: Condition): Text {
  switch (condition.kind) {
    case 'has':
      return message('need.has', { goods: listOf(condition.goods) });
    case 'built':
      return message('need.built', { fitting: condition.fitting });
    case 'cold':
      return message('need.cold', { cold: condition.atLeast });
    case 'anyone':
      return message('need.anyone', { state: condition.state, level: condition.atLeast });
    case 'group':
      return message('need.group', { count: condition.atMost });
    case 'day':
      return message('need.day', { day: condition.atLeast });
    case 'marked':
      return message('need.marked');
    case 'skill':
      return message('need.skill', { skill: condition.skill });
    case 'fate':
      return message('need.fate', { fate: condition.is });
    case 'member':
      return message('need.member', { person: condition.person });
    case 'lost':
      return message('need.lost', { count: condition.atLeast });
    case 'food':
      return message('need.food', { count: condition.atLeast });
    case 'noise':
      return message('need.noise', { noise: condition.atLeast });
    case 'not':
      return needTextOfNot(condition.condition);
    case 'self':
    case 'role':
    case 'all':
      return message('need.other');
  }
}

function needTextOfNot(condition: Condition): Text {
  if (condition.kind === 'group') return message('need.crowd', { count: condition.atMost + 1 });
  if (condition.kind === 'cold') return message('need.warmth', { cold: condition.atLeast });
  return message(condition.kind === 'marked' ? 'need.unmarked' : 'need.other');
}
