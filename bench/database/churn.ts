/**
 * Measures churn: lets people talk through the product's use cases, removes old rows every hour of
 * simulated time, and prints for each table the rows inserted and updated, the share of updates that touch
 * no index (HOT), dead rows and its size. No time is measured.
 *
 *   npm run bench:churn [-- --people 100 --exchanges 100]
 */
import '../services';
import { parseArgs } from 'node:util';
import pg from 'pg';
import {
  createTestContext,
  createTestDatabase,
  giveTokens,
  makeCharacter,
  makeUser,
} from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { markChatsRead } from '~/domain/chat/chats/mark-read';
import { writeReply } from '~/domain/chat/reply/write-reply';
import { sendMessage } from '~/domain/chat/send/send-message';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { trimTables } from '~/jobs/maintenance/trim-tables';
import { createLeases } from '~/jobs/relay/leases';
import { markPublished, readBatch } from '~/jobs/relay/read-batch';
import { describeChurn } from './describe-churn';
import { offlineWriter } from './offline-writer';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100' },
    exchanges: { type: 'string', default: '100' },
  },
});
const count = Number(values.people);
const exchanges = Number(values.exchanges);
/** Exchanges of all people per hour of simulated time. */
const exchangesAnHour = 20;

await setupTemplate();
const database = await createTestDatabase();
const context = createTestContext(database.db);
const relay = new pg.Client({ connectionString: database.url });
await relay.connect();
const leader = { holder: newId(), partitions: [0, 1] };
const leases = createLeases(relay, {
  holder: leader.holder,
  partitions: leader.partitions.length,
  leaseMs: 3_600_000,
  knows: [],
});
await leases.keep();

const { id: characterId } = await makeCharacter(database.db);
const people: Person[] = [];
for (let made = 0; made < count; made += 1) {
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  await giveTokens(context, id, 1_000_000);
  people.push({ kind: 'user', id });
}
try {
  for (let exchange = 0; exchange < exchanges; exchange += 1) {
    await forEach(people, 8, talk);
    await relayAll();
    if (exchange % exchangesAnHour === exchangesAnHour - 1) {
      context.advance(3_600_000);
      await trimTables(context);
    }
  }
  await database.owner.raw('select pg_stat_force_next_flush()');
  process.stdout.write(await describeChurn(database.owner));
} finally {
  await relay.end();
  await database.drop();
}

async function talk(person: Person): Promise<void> {
  const sent = await sendMessage(context, offlineWriter.moderator, {
    person,
    characterId,
    idempotencyKey: newId(),
    content: 'What are you reading tonight?',
  });
  if (!sent.ok) throw new Error(sent.reason);
  const { chatId } = sent.message;
  await writeReply(context, offlineWriter, chatId);
  await markChatsRead(context, [{ person, chatId }]);
}

async function relayAll(): Promise<void> {
  const { rows } = await relay.query<{ name: string }>('select distinct name from outbox');
  const names = rows.map(({ name }) => name);
  for (;;) {
    const batch = await readBatch(relay, leader, {
      eventNames: names,
      limit: 200,
      repeatsUpTo: '0',
    });
    if (batch.length === 0) return;
    await markPublished(
      relay,
      leader,
      batch.map(({ id }) => id),
    );
  }
}

/** Runs work for each item, with limited concurrency. */
async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
