/**
 * The packages of the repository. A package imports only the packages named in `from`, and those stand above it in
 * this list; `*` stands for one folder.
 * @typedef {object} PackagePlan
 * @property {string} folder
 * @property {string[]} from the packages it may import, each by its name
 * @property {string[]} [typesFrom] the packages whose types it may use besides, and nothing that runs
 * @property {string[]} [testsFrom] what its tests may import besides
 * @property {string[] | 'any'} builtins the modules of Node it may import, without `node:`
 * @property {string[] | 'any'} dependencies the packages from npm it may import
 */

/** @type {PackagePlan[]} */
export const packages = [
  { folder: 'kernel', from: [], builtins: [], dependencies: [] },
  { folder: 'games/*', from: ['kernel'], builtins: [], dependencies: [] },
  // The tests of a search search a real game.
  {
    folder: 'bots',
    from: ['kernel'],
    testsFrom: ['games/*'],
    builtins: ['worker_threads'],
    dependencies: [],
  },
  {
    folder: 'server',
    from: ['kernel', 'bots'],
    testsFrom: ['games/*'],
    builtins: 'any',
    dependencies: 'any',
  },
  // The page knows the messages of the server; only tests run both together.
  {
    folder: 'web',
    from: ['kernel', 'bots'],
    typesFrom: ['server'],
    testsFrom: ['games/*', 'server'],
    builtins: [],
    dependencies: 'any',
  },
  {
    folder: 'cli',
    from: ['kernel', 'games/*', 'bots', 'server', 'web'],
    builtins: 'any',
    dependencies: 'any',
  },
  {
    folder: 'lab',
    from: ['kernel', 'games/*', 'bots', 'server', 'web', 'cli'],
    builtins: 'any',
    dependencies: 'any',
  },
];

/**
 * The layers inside a folder, from the bottom up: rows of its folders (or files, by their names). The key is a path: a
 * package, whose `src` is meant, or any folder of code inside one, such as `web/src/games/011`. A folder imports only
 * folders of the rows before its own, so the folders of one row do not import each other. Every folder stands in a row;
 * files that stand in none lie above all rows. A path that is no
 * key, or whose rows are empty, is not checked.
 * @type {Record<string, string[][]>}
 */
export const layers = {
  kernel: [['chance', 'texts'], ['engine'], ['record', 'table'], ['session'], ['audit'], ['conformance']],
  'games/diario': [
    ['texts/catalog.ts'],
    ['texts/message.ts'],
    ['data'],
    ['book', 'profile.ts', 'state'],
    ['stories'],
    ['kinds'],
    ['rules'],
    ['game', 'texts'],
    ['plans'],
    ['knowledge'],
    ['bots'],
  ],
  'games/diario/src/rules': [
    ['table'],
    ['barter', 'combat', 'scavenging', 'set-up'],
    ['effects', 'raid'],
    ['dawn', 'day', 'evening', 'morning'],
    ['end'],
  ],
  server: [
    ['limits', 'table'],
    ['protocol', 'store'],
    ['identity', 'operate'],
    ['bots', 'live-tables', 'processes'],
    ['autoplay', 'http'],
    ['documentation', 'socket'],
  ],
  web: [
    ['i18n', 'styles'],
    ['platform', 'storage'],
    ['seats', 'sound', 'ui'],
    ['shell', 'table'],
    ['draft'],
    ['log', 'record', 'talk'],
    ['answering'],
    ['board'],
    ['games'],
    ['frame', 'pages/gathering'],
    ['pages/my-tables', 'pages/table'],
    ['pages/home', 'pages/learn', 'pages/plain', 'pages/replay', 'pages/rulebook', 'pages/shelf'],
    ['app'],
  ],
  'games/011': [
    ['data', 'profile.ts'],
    ['table'],
    ['texts'],
    ['rules'],
    ['knowledge'],
    ['orders', 'solver'],
    ['game.ts'],
    ['bots', 'preview'],
  ],
  'games/011/src/rules': [
    ['ask.ts', 'available.ts', 'event.ts', 'ground.ts', 'treasury.ts'],
    ['streets.ts', 'too-early.ts'],
    ['effects'],
  ],
  'games/011/src/bots': [
    ['routes.ts'],
    ['goal.ts'],
    ['detective'],
    ['explain'],
    ['apprentice'],
    ['inspector'],
  ],
  'web/src/games/011': [
    ['chapters.ts', 'eleven.ts', 'emblems', 'nouns.ts', 'texts'],
    ['door', 'first-hour', 'legend', 'lessons', 'ways'],
    ['clock', 'event', 'gears', 'hand', 'players', 'sheet', 'slots'],
    ['ending', 'goal', 'map'],
    ['asking', 'board', 'rulebook'],
    ['moments'],
  ],
  'web/src/games/diario': [['styles'], ['door', 'lessons', 'table', 'texts']],
  'web/src/games/diario/table': [
    ['asked.ts', 'texts'],
    ['plan-notes.ts', 'say.ts'],
    ['combat', 'goods', 'sky'],
    ['beats'],
    ['people'],
    ['house'],
    ['book'],
    ['boards', 'diary', 'journal'],
    ['city', 'council', 'ending'],
    ['shelf'],
    // What is played over the stage.
    ['scenes'],
    ['killing'],
    // It imports when a part is needed, and what it imports does not know it.
    ['late-parts.ts'],
    ['stage'],
  ],
  'web/src/games/diario/table/boards': [
    ['common'],
    ['barter', 'combat', 'dawn', 'day', 'dusk', 'evening', 'exploring', 'naming', 'story'],
  ],
  cli: [
    ['arguments', 'texts'],
    ['ui'],
    ['games'],
    ['games.ts'],
    ['command'],
    ['audit', 'rules'],
    ['play', 'simulate'],
    ['replay', 'serve', 'tournament'],
    ['transfer'],
  ],
};

/** What tests may use in every package, next to the whole of Node. */
export const testDependencies = ['vitest', 'fast-check'];

/** Test code, which may use more than the code it tests. */
export const tests = '/tests/|[.]test[.]ts$|/playwright[.]config[.]ts$';

/** What builds the page: it runs in Node, not in a browser. */
export const pageBuild = '^web/(build/|vite[.]config[.]ts$)';
