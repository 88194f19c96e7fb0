import { DICE, GOODS, type Good, type Use, usesOf } from '@vigilia/game-diario';
import { signed } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';

/** What a good weighs and everything it is good for, in words. */
export function goodTexts(good: Good): Text[] {
  return [text('goods.weight', { weight: GOODS[good].weight }), ...usesOf(good).map(useText)];
}

function useText(use: Use): Text {
  switch (use.kind) {
    case 'water':
      return text('goods.water');
    case 'food':
      return text('goods.food', { hunger: use.hunger === 0 ? 0 : signed(use.hunger) });
    case 'alcohol':
      return text('goods.alcohol', { fatigue: use.fatigue });
    case 'remedy':
      return text('goods.remedy', { state: use.state });
    case 'weapon':
      return text('goods.weapon', { die: use.die, faces: DICE[use.die].map(String) });
    case 'ammo':
      return text('goods.ammo');
    case 'tool':
      return text('goods.tool', { shelter: use.against });
    case 'habit':
      return text('goods.habit', { people: use.people });
    case 'spirit':
      return text('goods.spirit', { people: use.people });
    case 'recipe':
      return text('goods.recipe', { recipes: use.recipes });
    case 'building':
      return use.fittings.length > FEW
        ? text('goods.building-many', { count: use.fittings.length })
        : text('goods.building', { fitting: use.fittings });
    case 'objective':
      return text('goods.objective', { objective: use.objectives });
    case 'trade':
      return text('goods.trade', { value: use.value });
  }
}

/** More Fittings than these are counted instead of named. */
const FEW = 3;
