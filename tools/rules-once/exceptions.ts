/**
 * What the survey finds and lets pass, by file. Every line is a copy of a rule that still has to go to it, or a likeness
 * of names with a reason beside it. The test complains of a line that nothing needs any more.
 */
export const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'cli/src/games/diario/people.ts': ['compares with WORST'],
  'games/diario/src/bots/answers/dusk.ts': ['compares with the number of HUNGER_OF_A_NEWCOMER'],
  'games/diario/src/bots/answers/naming.ts': ['compares with the number of SNIPER_WOUNDS'],
  'games/diario/src/bots/answers/outing.ts': ['compares with SPECIALS'],
  'games/diario/src/bots/worth/battle.ts': ['compares with DEADLY'],
  'games/diario/src/bots/worth/harm.ts': ['compares with WORST'],
  'web/src/games/diario/table/boards/barter/barter-model.ts': ['canTake is a question of the rules'],
  'web/src/games/diario/table/boards/combat/arms.tsx': ['isSame is a question of the rules'],
  'web/src/games/diario/table/boards/day/idea-board.tsx': ['isSame is a question of the rules'],
  'web/src/games/diario/table/city/dials.tsx': ['compares with UNKNOWN_CARDS'],
  'web/src/games/diario/table/diary/taken.ts': ['compares with UNKNOWN_CARDS'],
  'web/src/games/diario/table/people/states.tsx': ['compares with WORST'],
};
