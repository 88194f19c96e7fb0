import type { View } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import { wrap } from '../layout.ts';

/** Who stands against the group, with what, and how badly hurt. */
export function enemyLines({ fight }: View, { say, width }: Paper): string[] {
  if (fight === null) return [];
  return fight.enemies.flatMap(({ number: enemy, weapons, prowess, wounds }) => {
    const [weapon] = weapons;
    const words =
      weapon === undefined
        ? text('journal.enemy-bare-handed', { enemy, prowess, wounds })
        : text('journal.enemy', { enemy, weapon, prowess, wounds });
    return wrap(say(words), width, '  ');
  });
}
