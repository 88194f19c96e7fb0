/**
 * What the survey finds and lets pass, by file. Every line is a copy of a rule that still has to go to it, or a likeness
 * of names with a reason beside it. The test complains of a line that nothing needs any more.
 */
export const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'games/diario/src/bots/dusk.ts': ['compares with the number of HUNGER_OF_A_NEWCOMER'],
  'games/diario/src/bots/duties.ts': ['compares with WORST'],
  'games/diario/src/bots/harm.ts': ['compares with WORST'],
  'games/diario/src/bots/naming.ts': ['compares with the number of SNIPER_WOUNDS'],
  'games/diario/src/bots/outing.ts': ['compares with SPECIALS'],
  'games/diario/src/bots/premises.ts': [
    'isTrue is a question of the rules',
    'isOpen is a question of the rules',
  ],
  'games/diario/src/bots/weigh.ts': ['compares with the number of MOST_PEOPLE'],
  'web/src/games/diario/table/boards/combat/arms.tsx': ['isSame is a question of the rules'],
  'web/src/games/diario/table/boards/combat/wound-shares.tsx': ['compares with DEADLY'],
  'web/src/games/diario/table/boards/day/ideas.ts': ['isSame is a question of the rules'],
  'web/src/games/diario/table/boards/evening/evening-model.ts': [
    'MOST_SCAVENGERS repeats MOST_SCAVENGERS',
    'compares with WORST',
  ],
  'web/src/games/diario/table/boards/naming/change.ts': ['compares with WORST'],
  'web/src/games/diario/table/boards/parts/level-change.tsx': ['compares with WORST'],
  'web/src/games/diario/table/city/unknown-clock.tsx': ['compares with UNKNOWN_CARDS'],
  'web/src/games/diario/table/diary/taken.ts': ['compares with UNKNOWN_CARDS'],
  'web/src/games/diario/table/ending/epilogue.ts': ['WELL_ENOUGH repeats WELL_ENOUGH'],
  'web/src/games/diario/table/house/whereabouts.ts': ['compares with WORST'],
  'web/src/games/diario/table/people/condition.ts': ['ACTIONS repeats ACTIONS'],
  'web/src/games/diario/table/people/state-steps.tsx': ['compares with WORST'],
};
