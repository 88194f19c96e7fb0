import { plan, testPackages, tests, tools } from './scripts/rooms/plan.mjs';

/** The plan of the rooms, as rules over paths. */
const pattern = (room) => room.replace('*', '[^/]+');
const among = (names) => (names === 'any' ? '.' : names.length > 0 ? `^(${names.join('|')})$` : '^$');
const modules = (names) => (names === 'any' ? '.' : names.map((name) => `(^|/)node_modules/${name}/`));

const anyRoom = `^(${plan.map(({ room }) => pattern(room)).join('|')})/`;

/** The three ways out of a room: into another room, into Node, into somebody else's package. */
function rulesOf({ room, from, typesFrom = [], testsFrom = [], builtins, packages }) {
  const own = `^(${pattern(room)})/`;
  const test = { path: `^(?=.*(${tests}))(${pattern(room)})/` };
  // The room itself, as the pattern's group caught it: a game is not inside its neighbour.
  const inside = (group, rooms) => [`^$${group}/`, ...rooms.map((name) => `^${pattern(name)}/`)];
  // What draws a game has a rule of its own below.
  const code = { path: own, pathNot: room === 'web' ? [tests, tools, '^web/src/games/'] : [tests] };
  const forbid = (name, comment, origin, to) => ({
    name: `${room}: ${name}`,
    severity: 'error',
    comment,
    from: origin,
    to,
  });
  const names = from.join(', ') || 'no other room';
  return [
    forbid('rooms', `imports ${names}`, code, { path: anyRoom, pathNot: inside(1, [...from, ...typesFrom]) }),
    ...typesFrom.map((name) =>
      forbid(
        `types of ${name}`,
        'uses its types and nothing that runs',
        { path: own, pathNot: tests },
        { path: `^${pattern(name)}/`, dependencyTypesNot: ['type-only'] },
      ),
    ),
    forbid('rooms of tests', `tests import ${[...from, ...testsFrom].join(', ') || 'no other room'}`, test, {
      path: anyRoom,
      pathNot: inside(2, [...from, ...testsFrom]),
    }),
    forbid('node', 'runs where these modules of Node do not exist', code, {
      dependencyTypes: ['core'],
      pathNot: among(builtins),
    }),
    forbid('packages', 'depends on no such package', code, {
      path: '(^|/)node_modules/',
      pathNot: modules(packages),
    }),
    forbid('packages of tests', `tests also use ${testPackages.join(' and ')}, nothing else`, test, {
      path: '(^|/)node_modules/',
      pathNot: packages === 'any' ? '.' : modules([...packages, ...testPackages]),
    }),
  ];
}

export default {
  forbidden: [
    ...plan.flatMap(rulesOf),
    {
      name: 'web: a game is drawn in its own folder',
      severity: 'error',
      from: { path: '^web/src/games/([^/]+)/' },
      to: { path: anyRoom, pathNot: ['^web/', '^kernel/', '^bots/', '^games/$1/'] },
    },
    {
      name: 'by package name',
      severity: 'error',
      comment: 'a relative path into another room goes round what that room exports',
      from: { path: anyRoom },
      to: { path: anyRoom, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no test code outside tests',
      severity: 'error',
      from: { path: anyRoom, pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no scripts in rooms',
      severity: 'error',
      from: { path: anyRoom, pathNot: tests },
      to: { path: '^scripts/' },
    },
    {
      name: 'no cycles',
      severity: 'error',
      comment: 'types may refer to each other; what runs may not',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'texts and licences are modules that are made when the page is built',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(texts|licences):' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
