import type { Text } from '@vigilia/kernel';
import type { Condition } from '../effects/effect.ts';
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
      return message('condition.self', { is: condition.is });
    case 'group':
      return message('condition.group', { count: condition.atMost });
    case 'day':
      return message('condition.day', { day: condition.atLeast });
  }
}
