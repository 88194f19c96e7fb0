/** What the survey finds and lets pass, by file, with the reason. The test complains of a line that nothing needs any more. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'games/011/src/solver/happen.ts': {
    'can is a question of the rules':
      'A position of the search is a table of strings. Each effect asks the predicates of the rules of it, and ' +
      'games/011/tests/solver/agreement.test.ts compares the turns found with those that the rules allow.',
  },
  'games/diario/src/bots/answers/naming.ts': {
    'compares with the number of SNIPER_WOUNDS':
      'From two Wounds on the bot would rather send another person.',
  },
  'web/src/games/diario/table/city/dials.tsx': {
    'compares with UNKNOWN_CARDS': 'A drawing of the deck: a card for each, the spent ones dark.',
  },
  'web/src/games/diario/table/diary/taken.ts': {
    'compares with UNKNOWN_CARDS': 'The size of the deck tells which place an event was about.',
  },
};
