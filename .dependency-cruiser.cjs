/** The boundaries of ARCHITECTURE.md, checked. Each message says what to do instead. No exceptions by name. */
const { builtinModules } = require('node:module');
const areas = require('./ladder.cjs');

const test = '\\.test\\.ts$';
const surface = '^src/(?:features/[^/]+/[^/]+/(?:site|cabinet|admin|ui)|screens)/';
const featureServer = '^src/features/[^/]+/[^/]+/server/';
/** What stands at the top of a feature, as a file or a folder of that name. */
const anywhere =
  '^src/features/[^/]+/[^/]+/(?:(?:contract|rules|listing)(?:\\.ts$|/)|(?:manifest|paths|errors|texts)\\.ts$)';
const store = '[/.]store\\.ts$';
const node = `^(?:node:)?(?:${builtinModules.join('|')})(?:/|$)`;
const serverPackages =
  '^node_modules/(?:fastify|@fastify/|better-sqlite3|pg|kysely|pino|nodemailer|prom-client)';
const serverCode = [
  '^src/server/',
  '^src/app/',
  '^(?:simulators|demo|test|migrations|scripts)/',
  featureServer,
  node,
  serverPackages,
];

const ladder = Object.entries(areas).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));

/** No feature imports one that stands above it, so that no cycle between features is possible. */
const looksDown = ladder.slice(0, -1).map((feature, step) => ({
  name: 'a-feature-looks-down',
  comment:
    'ladder.cjs puts this feature below the other. Move what it needs down, let a screen bring it in, tell the other by an event, or ask all features by a question of the manifest (src/server/feature.ts).',
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: test },
  to: { path: `^src/features/(?:${ladder.slice(step + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...looksDown,
    {
      name: 'no-cycles',
      comment:
        'These modules need each other, so none can be read alone. Move what both need below both, or tell the other side by an event (the listeners in its manifest).',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'app-is-the-root',
      comment:
        'src/app puts everything together, and nothing below may know it. Take what you need as an argument (`app: App`), or publish an event.',
      severity: 'error',
      from: { pathNot: ['^src/app/', '^(?:scripts|test|bench|e2e)/', test] },
      to: { path: '^src/app/' },
    },
    {
      name: 'a-manifest-is-listed-only',
      comment:
        'A manifest says what its feature brings to the whole; src/app/features.ts lists it. Import the function itself from the file that holds it.',
      severity: 'error',
      from: { pathNot: ['^src/app/features\\.ts$', test] },
      to: { path: '^src/features/[^/]+/[^/]+/server/feature\\.ts$' },
    },
    {
      name: 'screens-stand-on-top',
      comment:
        'A screen puts features together and is named by a route alone. Move what the feature needs into its own ui/ or admin/ folder, and let the screen pass the rest in.',
      severity: 'error',
      from: { pathNot: ['^src/screens/', '^src/(?:routes|surfaces)\\.ts$', test] },
      to: { path: '^src/screens/' },
    },
    {
      name: 'a-plain-manifest-is-plain',
      comment:
        'manifest.ts is read in the frame of the panel, before any section: it names pages, texts and permissions, and imports none of them.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/[^/]+/manifest\\.ts$' },
      to: { pathNot: ['^src/shared/', '/rules(?:\\.ts$|/)', '/paths\\.ts$'] },
    },
    {
      name: 'foundations-know-no-product',
      comment:
        'src/server, src/ui and src/shared would serve any school. Move this into the feature that owns the noun, or pass it in from src/app.',
      severity: 'error',
      from: { path: '^src/(?:server|ui|shared)/', pathNot: test },
      to: { path: ['^src/(?:features|app|screens)/', '^(?:simulators|demo|test)/'] },
    },
    {
      name: 'contracts-run-anywhere',
      comment:
        'contract, rules, texts, listing and src/shared are read by the browser too. Move what needs the server into the feature’s server/ folder.',
      severity: 'error',
      from: {
        path: [anywhere, '^src/shared/', '^src/(?:texts|manifests)\\.ts$'],
        pathNot: test,
      },
      to: { reachable: true, path: serverCode },
    },
    {
      name: 'browser-never-reaches-the-server',
      comment:
        'Screens know contracts only: call(ordersApi.show, …) in the browser, the call context in a loader. The build would copy the server into the page.',
      severity: 'error',
      from: {
        path: [
          surface,
          '^src/ui/',
          '^src/(?:root|entry\\.client)\\.tsx$',
          '^src/(?:routes|texts|manifests)\\.ts$',
        ],
        pathNot: test,
      },
      to: { reachable: true, path: serverCode },
    },
    {
      name: 'surfaces-stay-apart',
      comment:
        'site, cabinet and admin load apart and look apart. Put the shared piece into the feature’s ui/ folder or into src/ui.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/[^/]+/(site|cabinet|admin)/' },
      to: {
        path: '^src/features/[^/]+/[^/]+/(?:site|cabinet|admin)/',
        pathNot: '^src/features/[^/]+/[^/]+/$1/',
      },
    },
    {
      name: 'a-store-has-one-owner',
      comment:
        'Only the feature that owns the rows opens its store. Ask what the owner’s server/ files export, or listen to its event; to read along in a query of your own, select from its table.',
      severity: 'error',
      from: { path: '^src/(features/[^/]+/[^/]+)/' },
      to: { path: `^src/.+${store}`, pathNot: '^src/$1/' },
    },
    {
      name: 'a-store-is-behind-its-feature',
      comment:
        'Outside its feature nothing but a test opens a store: call the functions beside it, which check rules and keep the history.',
      severity: 'error',
      from: { pathNot: ['^src/features/', '^(?:test|bench)/', test] },
      to: { path: `^src/features/.+${store}` },
    },
    {
      name: 'http-only-in-api',
      comment:
        'Server functions serve calls, jobs and the command line alike. Let api.ts take what HTTP brings, and pass plain values down.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: ['/api\\.ts$', test] },
      to: { path: ['^node_modules/(?:fastify|@fastify/)', '^src/server/http/', '^(?:node:)?https?$'] },
    },
    {
      name: 'sql-only-in-stores',
      comment:
        'Write the query in a store of the feature that owns the table, as a function named by what it finds.',
      severity: 'error',
      from: { path: '^src/', pathNot: [store, '^src/server/db/', test] },
      to: { path: '^node_modules/(?:kysely|pg|better-sqlite3)/' },
    },
    {
      name: 'ships-what-it-needs',
      comment:
        'This package is installed for development only: move it to "dependencies", or import it where development alone does.',
      severity: 'error',
      from: { path: '^(?:src/(?:app|features|screens|server|shared|ui)|migrations|demo)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm', 'dynamic-import'] },
    },
    {
      name: 'everything-resolves',
      comment: 'No such module: is the name, its folder or its extension misspelt?',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Under TypeScript 7 the default parser reads no module and passes; architecture.test.ts counts them.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: ['/\\+types/', '^build/', '^demo/media/', '\\.(?:css|svg|woff2)(?:\\?|$)'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],

      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
