import type { View } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import { wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

/** The enemies of the group, their weapons and their wounds. */
export function enemyLines({ fight }: View, { translate, width }: RenderOptions): string[] {
  if (fight === null) return [];
  return fight.enemies.flatMap(({ number: enemy, weapons, prowess, wounds }) => {
    const [weapon] = weapons;
    const words =
      weapon === undefined
        ? text('journal.enemy-bare-handed', { enemy, prowess, wounds })
        : text('journal.enemy', { enemy, weapon, prowess, wounds });
    return wrap(translate(words), width, '  ');
  });
}
