import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { lockBriefly } from './lock-briefly.js';

const tester = new RuleTester();
const up = (sql: string) => `async function up(knex) { await knex.raw(\`${sql}\`); }`;
const refused = (sql: string, messageId: string, count = 1) => ({
  code: up(sql),
  errors: Array.from({ length: count }, () => ({ messageId })),
});

describe('lock-briefly', () => {
  it('allows instant changes, changes of new or small tables, and changes in down migrations', () => {
    tester.run('lock-briefly', lockBriefly, {
      valid: [
        'buildIndex(knex, "create index messages_a on messages (a)")',
        up('create index concurrently messages_a on messages (a)'),
        up('create table a (id int check (id > 0)); create index a_id on a (id)'),
        up(`alter table messages
          -- Told, too.
          add column a text, add column b int not null default 0, add column c timestamptz default now(),
          drop constraint messages_words, alter column b drop not null`),
        up('alter table messages add constraint a check (b > 0) not valid'),
        up('alter table m validate constraint m_a; alter table m alter column a set not null'),
        up(`-- Small: a row a plan.
          create index plans_a on plans (a)`),
        up('create function f() as $$ begin; alter table m add check (a > 0); end $$'),
        'async function down(knex) { await knex.raw("alter table m alter column a type text"); }',
      ],
      invalid: [],
    });
  });

  it('reports changes that read or write every row under a lock', () => {
    tester.run('lock-briefly', lockBriefly, {
      valid: [],
      invalid: [
        refused('create unique index messages_a on messages (a)', 'index'),
        refused('create table a (id int); create index if not exists b_id on b (id)', 'index'),
        refused(
          'alter table m drop constraint a, add constraint a check (b in (1, 2))',
          'constraint',
        ),
        refused('alter table m add foreign key (a) references b (id)', 'constraint'),
        refused('alter table m add constraint a not null b', 'constraint'),
        refused(
          'alter table m add column a uuid references b (id) on delete cascade',
          'constraint',
        ),
        refused('alter table m alter column a set not null', 'notNull'),
        refused('alter table m alter column a type bigint', 'rewrite'),
        refused('alter table m add column a uuid not null default gen_random_uuid()', 'rewrite'),
        refused('alter table m add column a int generated always as (b + 1) stored', 'rewrite'),
        refused(
          `-- Small: a row a plan.
           create index plans_a on plans (a);
           create index m_a on m (a);
           create index m_b on m (b)`,
          'index',
          2,
        ),
      ],
    });
  });
});
