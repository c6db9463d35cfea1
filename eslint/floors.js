/**
 * The rules on which floor may import which. A lower floor never imports a higher one; app, realtime and
 * jobs never import each other, except two sharedSchemas that hold only names and schemas.
 */

/** The importable parts, each as the pattern of a path after `~/`. */
const places = {
  config: 'config/',
  locales: 'locales/',
  observability: 'observability/',
  // Seeds and test databases belong to the top floor.
  db: 'db/(?!seeds/|seed$|testing/|testing$)',
  testDatabases: 'db/testing(?:/|$)',
  domain: 'domain/',
  providers: 'providers/',
  // The names and schemas that the sandbox must spell as the product does.
  namesAndSchemas: '(?:domain|providers)/.+/(?:names|schema)$',
  sandbox: 'sandbox/',
  protocol: 'realtime/protocol(?:/|$)',
  jobDefinitions: 'jobs/(?:.+/)?[^/]+\\.job$',
  realtime: 'realtime/',
  jobs: 'jobs/',
  app: 'app/',
  anything: '',
};

const ground = ['config', 'locales', 'observability', 'db'];
const rules = ['domain', 'providers'];
const sharedSchemas = ['protocol', 'jobDefinitions'];

/** Each top-level folder, and what it may import besides itself. */
const mayImport = {
  config: [],
  locales: [],
  observability: ['config'],
  db: ['config', 'observability'],
  domain: [...ground, ...rules],
  providers: [...ground, ...rules],
  app: [...ground, ...rules, ...sharedSchemas],
  realtime: [...ground, ...rules, ...sharedSchemas],
  jobs: [...ground, ...rules, ...sharedSchemas],
  sandbox: ['namesAndSchemas'],
  e2e: ['anything'],
  tests: ['anything'],
  bench: ['anything'],
  deploy: ['anything'],
  scripts: [],
};

/** A test and its helpers may use their own database, and the sandbox as the provider. */
const testsMayAlsoImport = ['testDatabases', 'sandbox'];

/** Parts of a folder that belong to another floor than the rest of it. */
const exceptions = {
  'db/seeds': ['anything'],
  'db/seed.ts': ['anything'],
  'db/testing': ['anything'],
  // This test compares the tables with the declarations of every area.
  'db/schema.test.ts': ['anything'],
  // These tests follow a message and its metrics through all processes.
  'observability/*.test.ts': ['anything'],
};

/** Floors that use neither transport nor queue. */
const withoutTransport = ['config', 'locales', 'observability', 'db', 'domain', 'providers'];

const transportPackages = {
  regex: '^(?:express|react|react-dom|socket\\.io|bullmq|uWebSockets\\.js)(?:[-/]|$)|^@remix-run/',
  message: 'This floor knows neither HTTP, pages, sockets nor queues.',
};

export const topLevelFolders = Object.keys(mayImport);

function foreignPaths(floor, allowed) {
  const patterns = allowed.map((name) => places[name] ?? `${name}/`);
  return {
    regex: `^~/(?!${patterns.join('|')})`,
    message: `${floor} may import only ${allowed.join(', ')}.`,
  };
}

/** Forbids an `import()` of a literal; the rule for imports sees static ones only. */
const dynamicImport = ({ regex, message }) => ({
  selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
  message,
});

/** Floors whose code contains no texts for people; their texts are in locales/. */
const withoutWords = ['domain', 'providers', 'jobs', 'realtime'];

const wordsByLanguage = {
  // The summary of a document's changes is written beside its version.
  selector:
    'Property[key.value=/^(?:fr|de|es|pt)-[A-Z]{2}$/]' +
    '[value.type=/^(?:Literal|TemplateLiteral|(?:Array|Object|ArrowFunction)Expression)$/]' +
    ":not(Property[key.name='summary'] *)",
  message: 'What people read stands in locales/<language>/.',
};

function rulesFor(floor, allowed, moreSyntax = []) {
  const patterns = [foreignPaths(floor, allowed)];
  if (withoutTransport.includes(floor)) patterns.push(transportPackages);
  return {
    'no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': ['error', ...patterns.map(dynamicImport), ...moreSyntax],
  };
}

const filesUnder = (place) => (place.includes('.') ? [place] : [`${place}/**/*.{ts,tsx,js,mjs}`]);

const floorOf = (folder) => {
  const allowed = [folder, ...mayImport[folder]];
  return [
    {
      name: `floor/${folder}`,
      files: filesUnder(folder),
      rules: rulesFor(folder, allowed, withoutWords.includes(folder) ? [wordsByLanguage] : []),
    },
    {
      name: `floor/${folder}/tests`,
      files: [`${folder}/**/*.test.{ts,tsx}`, `${folder}/**/testing/**`],
      rules: rulesFor(folder, [...allowed, ...testsMayAlsoImport]),
    },
  ];
};

const exceptionOf = ([place, allowed]) => ({
  name: `floor/${place}`,
  files: filesUnder(place),
  rules: rulesFor(place, allowed),
});

/**
 * One config object for each floor, one for its tests, and one for each part with its own floor.
 * @type {import('eslint').Linter.Config[]}
 */
export const floors = [
  ...topLevelFolders.flatMap(floorOf),
  ...Object.entries(exceptions).map(exceptionOf),
];
