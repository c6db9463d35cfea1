import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '~/domain/shared/ids';

/**
 * Measures the lower bound of a send: the same rows written by hand over a warm pool, in one transaction
 * with the same locks, at the same rate. There is no queue, gateway, relay or check.
 */
export async function measureBareTransactions(
  databaseUrl: string,
  characterId: string,
  rate: number,
  seconds: number,
): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const chats = await makeChats(pool, characterId, 100);
  const samples: number[] = [];
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    const dueIn = startedAt + (index * 1000) / rate - performance.now();
    if (dueIn > 0.5) await delay(dueIn);
    const chat = chats[index % chats.length];
    if (!chat) continue;
    const start = performance.now();
    running.push(writeSend(pool, chat).then(() => void samples.push(performance.now() - start)));
  }
  await Promise.all(running);
  await pool.end();
  return samples;
}

interface BareChat {
  chatId: string;
  userId: string;
  accountId: string;
  lotId: string;
}

async function makeChats(pool: pg.Pool, characterId: string, count: number): Promise<BareChat[]> {
  const chats = Array.from({ length: count }, () => ({
    chatId: newId(),
    userId: newId(),
    accountId: newId(),
    lotId: newId(),
  }));
  for (const { chatId, userId, accountId, lotId } of chats) {
    await pool.query('insert into users (id, email, verified_at) values ($1, $2, now())', [
      userId,
      `${userId}@example.com`,
    ]);
    await pool.query("insert into ledger_accounts (id, kind, owner_id) values ($1, 'person', $2)", [
      accountId,
      userId,
    ]);
    await pool.query('update ledger_accounts set balance = 1000000 where id = $1', [accountId]);
    await pool.query(
      `insert into token_lots (id, account_id, kind, size, remaining, created_at)
        values ($1, $2, 'granted', 1000000, 1000000, now())`,
      [lotId, accountId],
    );
    await pool.query('insert into chats (id, user_id, character_id) values ($1, $2, $3)', [
      chatId,
      userId,
      characterId,
    ]);
  }
  return chats;
}

const revenue = '00000000-0000-7000-8000-000000000002';
const event = `insert into outbox (partition, event_id, name, person_id, aggregate_id, version, payload, published_at)
  values (0, $1, 'bench', $2, $3, 1, $4, now())`;

async function writeSend(
  pool: pg.Pool,
  { chatId, userId, accountId, lotId }: BareChat,
): Promise<void> {
  const client = await pool.connect();
  const query = (name: string, text: string, values: unknown[]) =>
    client.query({ name, text, values });
  const messageId = newId();
  const transferId = newId();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ last_seq: number }>({
      name: 'lock',
      text: 'select last_seq from chats where id = $1 for update',
      values: [chatId],
    });
    const seq = (rows[0]?.last_seq ?? 0) + 1;
    await query(
      'balance',
      'update ledger_accounts set balance = balance - 2, version = version + 1 where id = $1',
      [accountId],
    );
    await query('lot', 'update token_lots set remaining = remaining - 2 where id = $1', [lotId]);
    await query(
      'transfer',
      "insert into ledger_transfers (id, idempotency_key, reason) values ($1, $2, 'text_message')",
      [transferId, messageId],
    );
    await query(
      'entries',
      'insert into ledger_entries (transfer_id, account_id, amount) values ($1, $2, -2), ($1, $3, 2)',
      [transferId, accountId, revenue],
    );
    await query(
      'use',
      `insert into token_lot_uses (transfer_id, lot_id, kind, tokens, cost_minor)
        values ($1, $2, 'spend', 2, 0)`,
      [transferId, lotId],
    );
    await query('balance-event', event, [newId(), userId, accountId, '{"balance":1}']);
    await query(
      'message',
      `insert into messages (id, chat_id, seq, role, sender_id, content, idempotency_key, price_tokens, transfer_id)
        values ($1, $2, $3, 'user', $4, 'What are you reading tonight?', $5, 2, $6)`,
      [messageId, chatId, seq, userId, messageId, transferId],
    );
    await query('chat', 'update chats set last_seq = $2, last_message_at = now() where id = $1', [
      chatId,
      seq,
    ]);
    await query(
      'reply',
      "insert into replies (message_id, chat_id, seq, reply_id, state) values ($1, $2, $3, $4, 'done')",
      [messageId, chatId, seq, newId()],
    );
    await query(
      'outcome',
      `insert into send_outcomes (sender_id, idempotency_key, kind, chat_id, message_id)
        values ($1, $2, 'sent', $3, $4)`,
      [userId, messageId, chatId, messageId],
    );
    await query('sent-event', event, [newId(), userId, messageId, '{"message":"…"}']);
    await client.query('commit');
  } finally {
    client.release();
  }
}
