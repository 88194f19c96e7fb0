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
 * The layers inside a package, from the bottom up: rows of folders (or files) of its `src`. A folder imports only
 * folders of the rows before its own, so the folders of one row do not import each other. Every folder of `src` stands
 * in a row; files directly in `src` that stand in none lie above all rows. A package with no rows is not checked.
 * @type {Record<string, string[][]>}
 */
export const layers = {
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
    ['storage'],
    ['seats', 'server-api', 'sound', 'ui'],
    ['shell', 'table'],
    ['draft'],
    ['log', 'record', 'talk'],
    ['answering'],
    ['board'],
    ['games'],
    ['frame', 'gathering'],
    ['my-tables', 'table-page'],
    ['home', 'learn', 'replay', 'rulebook'],
    ['app'],
  ],
};

/** What tests may use in every package, next to the whole of Node. */
export const testDependencies = ['vitest', 'fast-check'];

/** Test code, which may use more than the code it tests. */
export const tests = '/tests/|[.]test[.]ts$|/playwright[.]config[.]ts$';

/** What builds the page: it runs in Node, not in a browser. */
export const pageBuild = '^web/(build/|vite[.]config[.]ts$)';
