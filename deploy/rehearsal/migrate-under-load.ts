import { EventEmitter, once } from 'node:events';
import { addConstraint, buildIndex } from '~/db/change-online';
import { connect, type Knex } from '~/db/connection';
import { migrationLimits, usualLimits } from '~/db/connection-limits';
import { migrateDatabase } from '~/db/migrate-database';
import { migrationSource } from '~/db/migrations/index';
import { fillDatabase } from './fill-database';
import type { ScratchDatabase } from './scratch-database';
import type { Finding } from './try-step';

const probe = '9999-rehearse';
/** The number of users who chat and pay meanwhile. Each starts again as soon as they finish. */
const talkers = 3;
/** The number of times that another session's lock stops the migration before it is released. */
const obstructed = 2;

/**
 * Adds a column, an index and a constraint to a large `messages` table while users send and spend, and
 * at first while a long read holds a lock. Fails if users wait for a lock longer than a migration may.
 */
export async function migrateUnderLoad(
  { db, url }: ScratchDatabase,
  messages: number,
): Promise<Finding> {
  await growMessages(db, messages);
  const migrating = connect({ url, pool: 3, limits: migrationLimits });
  // Statements that wait behind the migration get their lock as soon as it gives up.
  const limits = { ...usualLimits, lockMs: migrationLimits.lockMs + 1_000 };
  const theirs = connect({ url, pool: 2 * talkers, limits });
  const reader = await db.transaction();
  await reader.raw('lock table messages in access share mode');
  let pauses = 0;
  const talk = talkUntilStopped(theirs);
  try {
    const done = await migrateDatabase(migrating, {
      source: withProbe(),
      async pause() {
        pauses += 1;
        if (pauses === obstructed) await reader.rollback();
        // Users finish a turn before the migration is tried again.
        await talk.nextDone();
      },
    });
    const { times, faults } = await talk.stop();
    if (done.at(-1) !== probe) faults.push('the migration did not run');
    if (pauses < obstructed) faults.push('nobody stood in its way');
    return {
      faults,
      says: `${messages} messages, ${times.length} turns of people meanwhile, the slowest took ${Math.max(...times).toFixed(0)} ms`,
    };
  } finally {
    await talk.stop();
    if (!reader.isCompleted()) await reader.rollback();
    await Promise.all([theirs.destroy(), migrating.destroy()]);
  }
}

/** The existing migrations and one that changes a large table as CONTRIBUTING describes. */
const withProbe = (): Knex.MigrationSource<string> => ({
  ...migrationSource,
  getMigrations: async (extensions) => [
    ...(await migrationSource.getMigrations(extensions)),
    probe,
  ],
  getMigration: async (name) =>
    name === probe
      ? {
          config: { transaction: false },
          async up(knex) {
            await knex.raw('alter table messages add column if not exists rehearsed text');
            await buildIndex(
              knex,
              'create index messages_rehearsed on messages (chat_id, rehearsed, sent_at)',
            );
            await addConstraint(knex, {
              table: 'messages',
              name: 'messages_rehearsed_short',
              definition: 'check (length(rehearsed) <= 100)',
            });
          },
          down: () => Promise.resolve(),
        }
      : migrationSource.getMigration(name),
});

/** Copies the messages, after the last one of each chat, until the table has the given number. */
async function growMessages(db: Knex, messages: number): Promise<void> {
  const { rows } = await db.raw<{ rows: { columns: string[] }[] }>(
    `select array_agg(quote_ident(attname) order by attnum) as columns from pg_attribute
      where attrelid = 'messages'::regclass and attnum > 0 and not attisdropped
        and attname not in ('id', 'seq', 'idempotency_key', 'reply_to_id', 'quoted_id')`,
  );
  const columns = (rows[0]?.columns ?? []).join(', ');
  await db.raw(
    `insert into messages (id, seq, ${columns})
     select gen_random_uuid(), chat.last_seq + copy.number, ${columns.replaceAll(/\w+/g, 'said.$&')}
       from (select distinct on (chat_id) * from messages order by chat_id, seq) said
       join chats chat on chat.id = said.chat_id
      cross join generate_series(1, ceil(?::numeric / (select count(distinct chat_id) from messages))) copy (number)`,
    [messages],
  );
  await db.raw(
    `update chats set last_seq = (select max(seq) from messages where chat_id = chats.id)`,
  );
  await db.raw('analyze messages');
}

/** Fills the database repeatedly, as several users in parallel, and records the time of each turn. */
function talkUntilStopped(db: Knex) {
  const times: number[] = [];
  const faults: string[] = [];
  let isStopped = false;
  const emitter = new EventEmitter();
  const talk = async () => {
    while (!isStopped) {
      const begunAt = performance.now();
      await fillDatabase(db, 1).catch((error: unknown) => faults.push(String(error)));
      times.push(performance.now() - begunAt);
      emitter.emit('done');
    }
  };
  const all = Promise.all(Array.from({ length: talkers }, talk));
  return {
    nextDone: () => once(emitter, 'done'),
    async stop() {
      isStopped = true;
      await all;
      return { times, faults };
    },
  };
}
