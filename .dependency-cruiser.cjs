/** The floors: an import only points down. Each rule's comment is its message. */
const floor = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
/** Which other subjects a subject of the server may import. docs/architecture.md draws the same arrows. */
const arrows = {
  voting: [],
  media: [],
  catalogue: [],
  sms: ['voting'],
  payments: ['sms', 'voting'],
  accounts: ['voting'],
  entries: ['accounts', 'catalogue', 'media', 'payments', 'voting'],
  people: ['accounts', 'entries', 'payments', 'sms'],
  site: ['catalogue', 'voting'],
  staff: ['accounts', 'entries', 'media', 'payments', 'people', 'voting'],
};
const subjects = Object.keys(arrows).join('|');
const composition = 'start|commands|backup';
const test = '\\.(test|stories|support)\\.tsx?$';

module.exports = {
  forbidden: [
    floor('no-cycles', 'No circular imports.', {}, { circular: true }),
    floor(
      'everything-resolves',
      'Every import must lead to a file.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    floor(
      'site-never-imports-server',
      'Nothing in src imports server.',
      { path: '^src/' },
      { path: '^server/' },
    ),
    floor(
      'phone-metadata-stays-on-the-server',
      'The metadata of all countries is read by one file of the server and by the generator of the patterns, and is never sent to a browser.',
      { pathNot: '^(server/platform/readPhoneNumber|scripts/build/phonePatternsFile)\\.ts$' },
      { path: '^node_modules/libphonenumber-js/' },
    ),
    floor(
      'server-imports-domain-and-contract',
      'The server imports domain, openapi and locales only.',
      { path: '^server/' },
      { path: '^(src|tests|\\.storybook)/', pathNot: '^tests/support/' },
    ),
    floor(
      'only-the-demo-imports-the-demo',
      'The product does not import its demo: demo/main.ts hands it in.',
      { path: '^(server|src|domain)/', pathNot: test },
      { path: '^demo/' },
    ),
    floor(
      'platform-knows-no-subject',
      'The platform imports no subject and no composition.',
      { path: '^server/platform/', pathNot: test },
      { path: '^server/', pathNot: '^server/platform/' },
    ),
    floor(
      'composition-is-on-top',
      'A subject does not import what composes the server.',
      { path: '^server/', pathNot: [`^server/(${composition})/`, '^server/[^/]+$', test] },
      { path: `^server/(${composition})/` },
    ),
    ...Object.entries(arrows).map(([subject, allowed]) =>
      floor(
        `${subject}-imports-its-own-arrows`,
        allowed.length > 0
          ? `${subject} imports the platform, domain and ${allowed.join(', ')} only.`
          : `${subject} imports the platform and domain only.`,
        { path: `^server/${subject}/`, pathNot: test },
        { path: `^server/(${subjects})/`, pathNot: `^server/(${[subject, ...allowed].join('|')})/` },
      ),
    ),
    floor(
      'domain-is-the-ground',
      'domain imports zod and contract types only.',
      { path: '^domain/', pathNot: test },
      { pathNot: '^(domain/|openapi/(schema|staff)\\.gen\\.ts$|node_modules/zod/)' },
    ),
    floor('contract-imports-nothing', 'openapi imports nothing.', { path: '^openapi/' }, { path: '.+' }),
    floor(
      'machines-import-domain-only',
      'A machine imports domain and xstate only.',
      { path: '^src/machines/', pathNot: test },
      { pathNot: '^(src/machines/|domain/|node_modules/xstate/)' },
    ),
    floor(
      'machines-stay-apart',
      'A machine does not import another flow, except the one it invokes.',
      { path: '^src/machines/([^/]+)/', pathNot: test },
      { path: '^src/machines/([^/]+)/', pathNot: '^src/machines/($1|voteRetry|mediaUpload)/' },
    ),
    floor(
      'api-imports-domain-and-contract',
      'The api floor imports domain and the contract only.',
      { path: '^src/api/', pathNot: test },
      { path: '^src/', pathNot: '^src/api/' },
    ),
    floor(
      'components-know-no-flow',
      'A component imports no machine, no call, no page, no app.',
      { path: '^src/components/', pathNot: test },
      { path: '^src/(machines|api|pages|app|monitor)/' },
    ),
    floor(
      'pages-make-no-calls',
      'A page is a function of its machine: it imports no api and no app.',
      { path: '^src/pages/', pathNot: test },
      { path: '^src/(api|app|monitor)/' },
    ),
    floor(
      'only-app-is-on-top',
      'Nothing below imports app.',
      { path: '^src/', pathNot: ['^src/app/', test] },
      { path: '^src/app/' },
    ),
    floor(
      'the-staff-application-stands-apart',
      'Only the staff application imports its screens, flows and calls: the site holds none of its code.',
      { path: '^src/', pathNot: ['^src/(app|pages|api|machines)/staff', test] },
      { path: '^src/(app|pages|api|machines)/staff' },
    ),
    floor(
      'theme-and-words-are-leaves',
      'theme, i18n and parts import domain and locales only.',
      { path: '^src/(theme|i18n|parts)/', pathNot: test },
      { path: '^src/', pathNot: '^src/(theme|i18n|parts)/' },
    ),
    floor(
      'the-worker-stands-alone',
      'The service worker imports domain, locales and the leaves only: it has no page.',
      { path: '^src/worker/', pathNot: test },
      { path: '^src/', pathNot: '^src/(worker|theme|i18n)/' },
    ),
    floor(
      'only-tests-import-tests',
      'Product code does not import tests.',
      { path: '^(src|domain|server|demo)/', pathNot: test },
      { path: '^tests/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
