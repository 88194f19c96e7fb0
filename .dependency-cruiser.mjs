import { layerRules } from './tools/packages/layer-rules.mjs';
import { layers, packages, pageBuild, testDependencies, tests } from './tools/packages/plan.mjs';

/** The plan of the packages, as rules over paths. */
const pattern = (folder) => folder.replace('*', '[^/]+');
const among = (names) => (names === 'any' ? '.' : names.length > 0 ? `^(${names.join('|')})$` : '^$');
const modules = (names) => (names === 'any' ? '.' : names.map((name) => `(^|/)node_modules/${name}/`));

const anyPackage = `^(${packages.map(({ folder }) => pattern(folder)).join('|')})/`;

/** The three ways out of a package: into another package of ours, into Node, into a package from npm. */
function rulesOf({ folder, from, typesFrom = [], testsFrom = [], builtins, dependencies }) {
  const own = `^(${pattern(folder)})/`;
  const test = { path: `^(?=.*(${tests}))(${pattern(folder)})/` };
  // The package itself, as the pattern's group caught it: one game does not import another.
  const inside = (group, folders) => [`^$${group}/`, ...folders.map((name) => `^${pattern(name)}/`)];
  // The folders that draw a game have a rule of their own below.
  const code = { path: own, pathNot: folder === 'web' ? [tests, pageBuild, '^web/src/games/'] : [tests] };
  const forbid = (name, comment, origin, to) => ({
    name: `${folder}: ${name}`,
    severity: 'error',
    comment,
    from: origin,
    to,
  });
  const names = from.join(', ') || 'no other package';
  return [
    forbid('packages', `imports ${names}`, code, {
      path: anyPackage,
      pathNot: inside(1, [...from, ...typesFrom]),
    }),
    ...typesFrom.map((name) =>
      forbid(
        `types of ${name}`,
        'uses its types and nothing that runs',
        { path: own, pathNot: tests },
        { path: `^${pattern(name)}/`, dependencyTypesNot: ['type-only'] },
      ),
    ),
    forbid(
      'packages of tests',
      `tests import ${[...from, ...testsFrom].join(', ') || 'no other package'}`,
      test,
      { path: anyPackage, pathNot: inside(2, [...from, ...testsFrom]) },
    ),
    forbid('node', 'runs where these modules of Node do not exist', code, {
      dependencyTypes: ['core'],
      pathNot: among(builtins),
    }),
    forbid('dependencies', 'depends on no such package', code, {
      path: '(^|/)node_modules/',
      pathNot: modules(dependencies),
    }),
    forbid('dependencies of tests', `tests also use ${testDependencies.join(' and ')}, nothing else`, test, {
      path: '(^|/)node_modules/',
      pathNot: dependencies === 'any' ? '.' : modules([...dependencies, ...testDependencies]),
    }),
  ];
}

export default {
  forbidden: [
    ...packages.flatMap(rulesOf),
    ...Object.entries(layers).flatMap(([folder, rows]) => layerRules(folder, rows)),
    {
      name: 'web: a game is drawn in its own folder',
      severity: 'error',
      from: { path: '^web/src/games/([^/]+)/' },
      to: { path: anyPackage, pathNot: ['^web/', '^kernel/', '^bots/', '^games/$1/'] },
    },
    {
      name: 'by package name',
      severity: 'error',
      comment: 'a relative path into another package goes round what that package exports',
      from: { path: anyPackage },
      to: { path: `${anyPackage}|^tools/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no test code outside tests',
      severity: 'error',
      comment: 'the lab alone uses test code, by the names under which packages export it',
      from: { path: anyPackage, pathNot: [tests, '^lab/'] },
      to: { path: tests },
    },
    {
      name: 'no tools in packages',
      severity: 'error',
      from: { path: anyPackage, pathNot: [tests, '^lab/'] },
      to: { path: '^tools/' },
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
      comment: 'texts, drawings and licences are modules that are made when the page is built',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(texts|rulebook|licences|book|drawings):' },
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
