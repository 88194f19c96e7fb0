import type { RulebookSource } from '../rulebooks.ts';

export const rulebook: RulebookSource = {
  clauses: () => import('@vigilia/game-011/rulebook/clauses.json'),
  in: {
    en: () => import('@vigilia/game-011/rulebook/en.json'),
    it: () => import('@vigilia/game-011/rulebook/it.json'),
    pt: () => import('@vigilia/game-011/rulebook/pt.json'),
    ru: () => import('@vigilia/game-011/rulebook/ru.json'),
  },
};
