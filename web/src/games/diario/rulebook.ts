import type { RulebookSource } from '../rulebooks.ts';

export const rulebook: RulebookSource = {
  clauses: () => import('@vigilia/game-diario/rulebook/clauses.json'),
  in: {
    en: () => import('@vigilia/game-diario/rulebook/en.json'),
    it: () => import('@vigilia/game-diario/rulebook/it.json'),
    pt: () => import('@vigilia/game-diario/rulebook/pt.json'),
    ru: () => import('@vigilia/game-diario/rulebook/ru.json'),
  },
};
