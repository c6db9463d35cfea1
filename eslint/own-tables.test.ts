import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { ownTables } from './own-tables';

const names = {
  users: ['id', 'email', 'state'],
  accounts: ['id', 'email', 'state'],
  chats: ['id', 'user_id'],
  post_views: ['post_id'],
  outbox: ['id', 'name'],
  use_trial: [],
};
const areas = {
  'domain/account-states': { uses: [], tables: ['users'], views: ['accounts', 'use_trial'] },
  'domain/chat': { uses: ['account-states'], tables: ['chats'], views: [] },
  'domain/posts': { uses: [], tables: ['post_views'], views: [] },
  'domain/shared': { uses: [], tables: ['outbox'], views: [] },
  'jobs/relay': { uses: [], tables: [], views: [], partOf: 'domain/shared' },
};

const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { local: { rules: { 'own-tables': ownTables } } },
      rules: { 'local/own-tables': ['error', { names, areas }] },
    },
  ],
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message.split(' ')[0] ?? '');
}

describe('an area', () => {
  it.each([
    `db('chats').where({ id })`,
    `db('accounts').where({ id }).first('email')`,
    `db('chats as c').join('accounts', 'accounts.id', 'c.user_id')`,
    'db.raw(`select use_trial(?, ?) from chats join accounts on accounts.id = chats.user_id`)',
    `const kinds = ['users', 'posts'];`,
    `t('users.email')`,
    `endpoint({ id: 'users.email' })`,
    `throw new Error('users are told')`,
  ])('may contain %s', async (code) => {
    expect(await complaints('domain/chat/x.ts', code)).toEqual([]);
  });

  it.each([
    [`db('users')`, 'users'],
    [`db<Row>('users').where({ id })`, 'users'],
    [`trx('users as u').update({ state })`, 'users'],
    [`trx(isGuest ? 'chats' : 'users').delete()`, 'users'],
    [`handles.connection('users').where({ id })`, 'users'],
    [`db('chats').leftJoin('users', 'chats.user_id', 'chats.id')`, 'users'],
    [`query.select('users.email')`, 'users'],
    [`query.where({ 'users.state': 'active' })`, 'users'],
    [`const rows = { table: 'users', owner: 'id' }`, 'users'],
    [`const where = 'post_views'`, 'post_views'],
    ['db.raw(`select email from users where id = ?`, [id])', 'users'],
    ['db.raw(`select ${columns} from chats, users u`)', 'users'],
    ['prepared(trx, name, `update users set state = :state`)', 'users'],
    ['const sql = `(select count(*) from post_views)`', 'post_views'],
    ['query.whereRaw("exists (select from users)")', 'users'],
  ])('may not contain %s', async (code, table) => {
    expect(await complaints('domain/chat/x.ts', code)).toEqual([table]);
  });

  it('uses the views of areas that it uses, and no others', async () => {
    expect(await complaints('domain/posts/x.ts', `db('accounts').first()`)).toEqual(['accounts']);
  });
});

it.each(['app/routes/x.tsx', 'jobs/chat/x.ts', 'realtime/x.ts', 'domain/all-hooks.ts'])(
  '%s names no table at all',
  async (file) => {
    expect(await complaints(file, `db('chats').first()`)).toEqual(['chats']);
    expect(await complaints(file, `db('accounts').first()`)).toEqual(['accounts']);
  },
);

it('worker code of an area may use the tables of that area only', async () => {
  expect(await complaints('jobs/relay/x.ts', `db('outbox').first()`)).toEqual([]);
  expect(await complaints('jobs/relay/x.ts', `db('chats').first()`)).toEqual(['chats']);
});
