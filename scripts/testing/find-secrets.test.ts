import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSecrets } from './find-secrets.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

function logsOf(text: string, name = 'web.log'): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), text);
  return folder;
}

it('reports where a secret is, without repeating it', () => {
  const folder = logsOf('{"msg":"well"}\n{"password":"demo1234"}\n');
  expect(findSecrets(folder, { 'a password': 'demo1234' })).toEqual(['web.log:2: a password']);
});

it.each([
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.TiCvCHKcM1IUUBfCtyCZhgBGPpE4',
  '01a1fbe8-d5da-7902-b57f-6b1fc0eb4b6c.1.M81lbjFtSeeAOXzGPXlKmLzm9qWVAcd4mKfoKLCeD_I',
  '$argon2id$v=19$m=19456',
  'mail for alex@example.com',
  'postgres://nocturne:kept@127.0.0.1:5432/nocturne',
  'sealed:AbCdEfGhIjKlMnOpQrStUvWx',
  '{"code":"04217"}',
])('knows a secret by its looks: %s', (line) => {
  expect(findSecrets(logsOf(line), {})).toHaveLength(1);
});

it('ignores ordinary lines, and the logs of earlier runs', () => {
  const ordinary = [
    '{"requestId":"01a1fbc4-5a89-79cd-9e53-94e1c37316c6","path":"/chats","status":200}',
    'vite v6.4.6 building @remix-run/dev@2.17.5 at http://localhost:21521',
    '{"code":"ECONNREFUSED","address":"127.0.0.1:5432"}',
  ];
  expect(findSecrets(logsOf(ordinary.join('\n')), {})).toEqual([]);
  expect(findSecrets(logsOf('alex@example.com', 'web.log.1'), {})).toEqual([]);
});
