import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { floors, topLevelFolders } from './floors';
import { stayInFolder } from './stay-in-folder';

const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { local: { rules: { 'stay-in-folder': stayInFolder } } },
      rules: { 'local/stay-in-folder': ['error', topLevelFolders] },
    },
    ...floors,
  ],
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'syntax');
}

const importing = (path: string) => `import { x } from '${path}';\nexport { x };\n`;

const allowed: [file: string, path: string][] = [
  ['config/config.ts', './loopback-names'],
  ['observability/logger.ts', '~/config/config'],
  ['db/migrate.ts', '~/config/config'],
  ['db/seeds/people.ts', '~/jobs/main'],
  ['db/seed.ts', '~/app/server'],
  ['db/testing/index.ts', '~/domain/accounts/sign-up'],
  ['domain/chat/send-message.ts', '~/db/connection'],
  ['domain/chat/send-message.ts', '~/providers/language-model/port'],
  ['domain/chat/send-message.ts', '../wallet/transfer-tokens'],
  ['domain/chat/send-message.test.ts', '~/db/testing'],
  ['providers/mail/smtp.ts', '~/config/config'],
  ['providers/mail/smtp.test.ts', '~/sandbox/server'],
  ['app/server.ts', '~/domain/accounts/sign-up'],
  ['app/server.ts', '~/realtime/protocol/names'],
  ['app/server.ts', '~/jobs/chat/send-message.job'],
  ['app/server.ts', 'express'],
  ['app/kit/shell/pill.ts', '../realtime/use-live-balance'],
  ['app/testing/start-site.ts', '~/db/testing'],
  ['realtime/main.ts', '~/jobs/chat/send-message.job'],
  ['realtime/main.ts', 'socket.io'],
  ['jobs/main.ts', '~/realtime/protocol'],
  ['domain/chat/referral-text.ts', '~/locales/en-GB/errors.json'],
  ['jobs/main.ts', 'bullmq'],
  ['sandbox/main.ts', '~/domain/characters/schema'],
  ['e2e/log-in.spec.ts', '~/realtime/protocol/names'],
  ['bench/gateway/fan-out.ts', '~/realtime/main'],
  ['tests/fuzz/api.slow.test.ts', '~/app/testing/start-site'],
  ['deploy/figures.test.ts', '~/realtime/gateway-metrics'],
  ['observability/traces.test.ts', '~/jobs/start-worker'],
];

const forbidden: [file: string, path: string, rule: string][] = [
  ['config/config.ts', '~/domain/shared/money', 'no-restricted-imports'],
  ['locales/fill-in.ts', '~/domain/shared/money', 'no-restricted-imports'],
  ['observability/tracing.ts', '~/jobs/start-worker', 'no-restricted-imports'],
  ['observability/logger.ts', '~/domain/shared/money', 'no-restricted-imports'],
  ['db/connection.ts', '~/domain/shared/money', 'no-restricted-imports'],
  ['db/connection.ts', 'bullmq', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', '~/app/kit/i18n', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', '~/jobs/chat/send-message.job', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', '~/realtime/protocol/names', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', '~/db/testing', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', '~/db/seeds/people', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', '~/sandbox/server', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', 'express', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', '@remix-run/node', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', 'react', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', 'react-dom/server', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', 'socket.io-client', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', 'uWebSockets.js', 'no-restricted-imports'],
  ['domain/chat/send-message.test.ts', '~/app/server', 'no-restricted-imports'],
  ['domain/chat/send-message.ts', '../../app/kit/i18n', 'local/stay-in-folder'],
  ['providers/mail/smtp.ts', '~/sandbox/server', 'no-restricted-imports'],
  ['providers/mail/smtp.ts', 'bullmq', 'no-restricted-imports'],
  ['app/server.ts', '~/realtime/main', 'no-restricted-imports'],
  ['app/server.ts', '~/jobs/chat/send-message', 'no-restricted-imports'],
  ['app/routes/home.tsx', '~/sandbox/server', 'no-restricted-imports'],
  ['realtime/main.ts', '~/app/kit/session/cookies', 'no-restricted-imports'],
  ['realtime/main.ts', '~/jobs/main', 'no-restricted-imports'],
  ['jobs/main.ts', '~/realtime/main', 'no-restricted-imports'],
  ['jobs/main.ts', '~/app/server', 'no-restricted-imports'],
  ['sandbox/main.ts', '~/domain/wallet/transfer-tokens', 'no-restricted-imports'],
  ['sandbox/main.ts', '~/config/config', 'no-restricted-imports'],
  ['e2e/log-in.spec.ts', '../app/kit/session/cookies', 'local/stay-in-folder'],
  ['scripts/demo.ts', '~/config/config', 'no-restricted-imports'],
  ['bench/gateway/fan-out.ts', '../../realtime/main', 'local/stay-in-folder'],
  ['tests/fuzz/api.slow.test.ts', '../../app/testing/start-site', 'local/stay-in-folder'],
];

describe('the floors', () => {
  it.each(allowed)('let %s import %s', async (file, path) => {
    expect(await complaints(file, importing(path))).toEqual([]);
  });

  it.each(forbidden)('keep %s from importing %s', async (file, path, rule) => {
    expect(await complaints(file, importing(path))).toEqual([rule]);
  });

  it('see types, re-exports and dynamic imports as well', async () => {
    const file = 'domain/chat/send-message.ts';
    const foreign = [
      `import type { X } from '~/app/kit/i18n';\nexport type { X };\n`,
      `export * from '~/app/kit/i18n';\n`,
      `export const load = () => import('~/app/kit/i18n');\n`,
      `export const load = () => import('../../app/kit/i18n');\n`,
    ];
    for (const code of foreign) expect(await complaints(file, code)).toHaveLength(1);
  });

  it('keep per-language texts out of code that is not a page', async () => {
    const words = "export const greeting = { 'en-GB': 'Hello', 'fr-FR': 'Bonjour' };\n";
    expect(await complaints('jobs/chat/handlers.ts', words)).toEqual(['no-restricted-syntax']);
    expect(await complaints('domain/chat/prompt.test.ts', words)).toEqual([]);
    const catalogues =
      "import french from '~/locales/fr-FR/crisis.json' with { type: 'json' };\n" +
      "export const catalogues = { 'fr-FR': french };\n";
    expect(await complaints('domain/chat/prompt.ts', catalogues)).toEqual([]);
  });

  it('have a rule for every top-level folder', () => {
    const tried = [...allowed, ...forbidden].map(([file]) => file.split('/')[0]);
    expect([...new Set(tried)].sort()).toEqual([...topLevelFolders].sort());
  });
});
