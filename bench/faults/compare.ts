import type { Knex } from '~/db/connection';
import type { ChatsRow, MessagesRow } from '~/db/rows';
import { openWords } from '~/domain/chat/messages/message';
import type { DomainContext } from '~/domain/shared/context';
import { countFaults } from '~/domain/wallet/ledger/imbalance';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { compareReceived, compareStreams } from './compare-received';
import type { Newcomer, Received } from './newcomers';
import type { Talker } from './talkers';

/** What a run came to; `table.ts` says which columns are figures, all others are to be zero. */
export interface Findings {
  /** Requests to the model, and of analytics, in this run; what a frozen one had begun is asked anew. */
  'model calls': number;
  'analytics calls': number;
  /** Balances written and never told by a stream that stood, nor loaded anew. */
  untold: number;
  'told twice': number;
  /** Streams whose last balance is not the stored one. */
  'streams astray': number;
  'not mailed': number;
  'mailed twice': number;
  'not counted': number;
  said: number;
  acknowledged: number;
  replies: number;
  /** Confirmed to the client and not in the database. */
  lost: number;
  /** Said and neither stored nor refused when all had quietened down. */
  unsent: number;
  /** Stored more than once. */
  doubled: number;
  refused: number;
  unanswered: number;
  'answered twice': number;
  uncharged: number;
  'charged twice': number;
  /** Charges of messages that do not exist. */
  'charged for nothing': number;
  refunded: number;
  /** Clients that show anything but the stored thread in its order. */
  'clients astray': number;
  'ledger faults': number;
}

type StoredMessage = Pick<
  MessagesRow,
  'id' | 'chat_id' | 'role' | 'content' | 'sealed_content' | 'idempotency_key' | 'reply_to_id'
> &
  Pick<ChatsRow, 'user_id'>;

/** Everybody whom a run is about, and what was there before it. */
interface Run {
  talkers: Talker[];
  newcomers: Newcomer[];
  before: Received;
  after: Received;
}

/** Compares what clients and third parties saw with the database and the ledger. */
export async function compare(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  { talkers, newcomers, before, after }: Run,
): Promise<Findings> {
  const userIds = talkers.map(({ userId }) => userId);
  const stored = await db('messages')
    .join('chats', 'chats.id', 'messages.chat_id')
    .whereIn('chats.user_id', userIds)
    .orderBy(['messages.chat_id', 'messages.seq'])
    .select<StoredMessage[]>(
      'messages.id',
      'messages.chat_id',
      'messages.role',
      'messages.content',
      'messages.sealed_content',
      'messages.idempotency_key',
      'messages.reply_to_id',
      'chats.user_id',
    );
  const fromUsers = stored.filter(({ role }) => role === 'user');
  // A conversation begins with a greeting, which answers nothing.
  const fromCharacters = stored.filter((message) => message.reply_to_id !== null);
  const keys = new Set(fromUsers.map((message) => message.idempotency_key));
  const answered = new Set(fromCharacters.map((message) => message.reply_to_id));
  const { charges, refunds } = await readTransfers(db, userIds);
  const ids = new Set(fromUsers.map(({ id }) => id));
  const said = talkers.flatMap(({ tabs }) => tabs.flatMap((tab) => tab.said));
  const acknowledged = new Set(
    talkers.flatMap(({ tabs }) => tabs.flatMap((t) => [...t.acknowledged])),
  );
  const refused = new Set(
    talkers.flatMap(({ tabs }) => tabs.flatMap((t) => [...t.refused.keys()])),
  );
  const ledger = await reconcileLedger(db);
  return {
    said: said.length,
    acknowledged: acknowledged.size,
    replies: fromCharacters.length,
    lost: [...acknowledged].filter((key) => !keys.has(key)).length,
    unsent: said.filter((key) => !keys.has(key) && !refused.has(key)).length,
    doubled: fromUsers.length - new Set(fromUsers.map((message) => openWords(seal, message))).size,
    refused: refused.size,
    unanswered: fromUsers.filter(({ id }) => !answered.has(id)).length,
    'answered twice': fromCharacters.length - answered.size,
    uncharged: [...ids].filter((id) => !charges.includes(id)).length,
    'charged twice': charges.length - new Set(charges).size,
    'charged for nothing': charges.filter((id) => !ids.has(id)).length,
    refunded: refunds,
    'clients astray': countAstray(talkers, stored),
    'ledger faults': countFaults(ledger),
    ...(await compareStreams(db, talkers)),
    ...compareReceived(newcomers, after),
    'model calls': after.modelCalls - before.modelCalls,
    'analytics calls': after.analyticsCalls - before.analyticsCalls,
  };
}

/** The messages that people were charged for, once per charge, and how many were given back. */
async function readTransfers(db: Knex, userIds: string[]) {
  const rows = await db('ledger_transfers')
    .join('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .whereIn('ledger_accounts.owner_id', userIds)
    .select<{ reason: string; reference: string; amount: number }[]>(
      'ledger_transfers.reason',
      'ledger_transfers.reference',
      'ledger_entries.amount',
    );
  const spent = rows.filter(({ reason, amount }) => reason === 'text_message' && amount < 0);
  return {
    charges: spent.map(({ reference }) => reference),
    refunds: rows.filter(({ reason }) => reason.includes('refund')).length,
  };
}

function countAstray(talkers: Talker[], stored: Pick<StoredMessage, 'id' | 'user_id'>[]): number {
  const threads = new Map<string, string[]>();
  for (const { id, user_id } of stored) {
    if (user_id === null) continue;
    threads.set(user_id, [...(threads.get(user_id) ?? []), id]);
  }
  const shows = (ids: string[], thread: string[]) =>
    ids.length === thread.length && ids.every((id, index) => id === thread[index]);
  return talkers.reduce((count, { userId, tabs }) => {
    const thread = threads.get(userId) ?? [];
    const astray = tabs.filter(
      (tab) =>
        !shows(
          tab.thread.messages.map(({ _id }) => _id),
          thread,
        ) || !tab.isSettled(),
    );
    return count + astray.length;
  }, 0);
}
