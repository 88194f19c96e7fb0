/**
 * The rooms of the house from top to bottom. A room imports only from rooms above it, and only from those named
 * here; `*` stands for one folder.
 * @typedef {object} Room
 * @property {string} room its folder
 * @property {string[]} from the rooms it may import, each by its package name
 * @property {string[]} [typesFrom] the rooms whose types it may use besides, and nothing that runs
 * @property {string[]} [testsFrom] what its tests may import besides
 * @property {string[] | 'any'} builtins the modules of Node it may import, without `node:`
 * @property {string[] | 'any'} packages the packages of others it may import
 */

/** @type {Room[]} */
export const plan = [
  { room: 'kernel', from: [], builtins: [], packages: [] },
  { room: 'games/*', from: ['kernel'], builtins: [], packages: [] },
  // A search is shown to work by searching a real game.
  { room: 'bots', from: ['kernel'], testsFrom: ['games/*'], builtins: ['worker_threads'], packages: [] },
  { room: 'server', from: ['kernel', 'bots'], testsFrom: ['games/*'], builtins: 'any', packages: 'any' },
  // The page knows how the server speaks; the server itself is only there where both are tested together.
  {
    room: 'web',
    from: ['kernel', 'bots'],
    typesFrom: ['server'],
    testsFrom: ['games/*', 'server'],
    builtins: [],
    packages: 'any',
  },
  { room: 'cli', from: ['kernel', 'games/*', 'bots', 'server', 'web'], builtins: 'any', packages: 'any' },
];

/** What tests may use in every room, next to the whole of Node. */
export const testPackages = ['vitest', 'fast-check'];

/** Test code, which may use more than the code it tests. */
export const tests = '/tests/|[.]test[.]ts$|/playwright[.]config[.]ts$';

/** What builds the page: it runs here and not there. */
export const tools = '^web/(build/|vite[.]config[.]ts$)';
