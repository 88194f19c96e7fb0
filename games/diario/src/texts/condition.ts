import type { Text } from '@vigilia/kernel';
import type { Condition } from '../data/language/effect.ts';
import { listOf } from '../rules/table/goods.ts';
import { message } from './message.ts';

/** When something applies, in words that what follows them completes. */
export function conditionText(condition: Condition): Text {
  switch (condition.kind) {
    case 'has':
      return message('condition.has', { goods: listOf(condition.goods) });
    case 'built':
      return message('condition.built', { fitting: condition.fitting });
    case 'cold':
      return message('condition.cold', { cold: condition.atLeast });
    case 'anyone':
      return message('condition.anyone', { state: condition.state, level: condition.atLeast });
    case 'self':
    case 'role':
      return message('condition.self', { is: condition.is });
    case 'group':
      return message('condition.group', { count: condition.atMost });
    case 'day':
      return message('condition.day', { day: condition.atLeast });
    case 'marked':
      return message('condition.marked');
    case 'skill':
      return message('condition.skill', { skill: condition.skill });
    case 'fate':
      return message('condition.fate', { fate: condition.is });
    case 'member':
      return message('condition.member', { person: condition.person });
    case 'lost':
      return message('condition.lost', { count: condition.atLeast });
    case 'food':
      return message('condition.food', { count: condition.atLeast });
    case 'noise':
      return message('condition.noise', { noise: condition.atLeast });
    case 'not':
      return message('condition.not');
    case 'all':
      return message('condition.all');
  }
}
