import type { Shelved } from '../rulebooks.ts';

export const rulebook: Shelved = {
  async rulings() {
    const { default: clauses } = await import('@vigilia/game-diario/rulebook/clauses.json');
    return new Set(clauses.filter(({ ruling }) => ruling).map(({ id }) => id));
  },
  in: {
    en: () => import('@vigilia/game-diario/rulebook/en.json'),
    it: () => import('@vigilia/game-diario/rulebook/it.json'),
    pt: () => import('@vigilia/game-diario/rulebook/pt.json'),
    ru: () => import('@vigilia/game-diario/rulebook/ru.json'),
  },
};
