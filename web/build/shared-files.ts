/*
 * What several parts of a page share, in files of its own: in one file it takes less than in the many that a bundler would
 * make of it. A module that is named nowhere here still works; it only comes in a file that fewer parts share.
 */

const files = (folder: string, ...names: readonly string[]) => `${folder}/(${names.join('|')})[.]`;

/** Matches modules whose path goes on like one of these below a folder. */
const below = (folder: string, ...paths: readonly string[]) => new RegExp(`${folder}/(${paths.join('|')})`);

const DIARIO = 'games/diario/src';

/** What stories are made of. The profile imports the rest of the data, and the home page loads the profile. */
const cards = below(
  DIARIO,
  'data/(?!councils|difficulties|content-notes)',
  files('effects', 'effect', 'make', 'within'),
);

/** As large as the rules. It imports no file that imports it: which story can be read now is a question to the rules. */
const storyBook = below(DIARIO, 'book/', 'stories/(?!avoid|cast|readable)');

/** All parts of the table share the rules. */
const rules = below(
  DIARIO,
  '(effects|imagined|rules|stories|texts)/',
  // What lies in the folder itself, but for what the home page or a single board imports.
  '(?!profile|index|entry|content|splits|proposal)[^/]+$',
  files('bots', 'odds', 'plans', 'present'),
  files('knowledge', 'arriving', 'calendar', 'forecast', 'lone-guard', 'losses', 'missing'),
  files('knowledge', 'percent', 'raids', 'reach', 'uses'),
);

/** What boards of several moments are made of, with what the planner weighs everything with. */
const boards = below(
  'games/diario',
  files('src/bots', 'lists', 'battle', 'chances', 'cold', 'delivering', 'finds', 'harm', 'naming', 'needs'),
  files('src/bots', 'outdoors', 'plan-by', 'premises', 'rates', 'touching', 'weigh', 'worth', 'habits/verb'),
  files('src/knowledge', 'after', 'dice-odds', 'die', 'readable', 'stakes', 'sure-gloss', 'task-gloss'),
  files('src/knowledge', 'test-chance'),
  'src/proposals-by[.]',
  'table/boards/([^/]+$|parts/(?!gloss[.]))',
  files('table/boards', 'combat/roll-wish', 'exploring/way-wish'),
  files('table', 'plan-notes', 'goods-notes', 'worded'),
);

/** The verifier comes when it is wanted. */
const kernel = below('/kernel/src', '(?!audit)');

/** The first group that matches a module takes it. */
export const SHARED_FILES = [
  { name: 'cards', test: cards },
  { name: 'story-book', test: storyBook },
  { name: 'rules', test: rules },
  { name: 'boards', test: boards },
  { name: 'kernel', test: kernel },
];
