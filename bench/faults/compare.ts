import type { Knex } from '~/db/connection';
import type { ChatsRow, MessagesRow } from '~/db/rows';
import { openWords } from '~/domain/chat/messages/message';
import type { DomainContext } from '~/domain/shared/context';
import { countFaults } from '~/domain/wallet/ledger/imbalance';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { compareReceived, compareStreams } from './compare-received';
import type { Newcomer, Received } from './newcomers';
import type { Talker } from './talkers';

/** The results of a run. `table.ts` lists the columns that are figures; all others must be zero. */
export interface Findings {
  /** Requests to the model and to analytics in this run. Requests of a frozen process are repeated. */
  'model calls': number;
  'analytics calls': number;
  /** Balances that were written and neither delivered by an open stream nor reloaded. */
  untold: number;
  'told twice': number;
  /** Streams whose last balance differs from the stored one. */
  'streams astray': number;
  'not mailed': number;
  'mailed twice': number;
  'not counted': number;
  said: number;
  acknowledged: number;
  replies: number;
  /** Messages that were confirmed to the client and are not in the database. */
  lost: number;
  /** Messages that were sent and neither stored nor refused at the end. */
  unsent: number;
  /** Messages that are stored more than once. */
  doubled: number;
  refused: number;
  unanswered: number;
  'answered twice': number;
  uncharged: number;
  'charged twice': number;
  /** Charges for messages that do not exist. */
  'charged for nothing': number;
  refunded: number;
  /** Clients that do not show the stored thread in its order. */
  'clients astray': number;
  'ledger faults': number;
}

type StoredMessage = Pick<
  MessagesRow,
  'id' | 'chat_id' | 'role' | 'content' | 'sealed_content' | 'idempotency_key' | 'reply_to_id'
> &
  Pick<ChatsRow, 'user_id'>;

/** The people of a run, and what providers had received before and after it. */
interface Run {
  talkers: Talker[];
  newcomers: Newcomer[];
  before: Received;
  after: Received;
}

/**
 * Compares what clients and providers received with the database and the ledger. `astray` describes the
 * clients and streams that differ.
 */
export async function compare(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  { talkers, newcomers, before, after }: Run,
): Promise<{ findings: Findings; astray: string[] }> {
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
  // A conversation begins with a greeting, which is not a reply.
  const fromCharacters = stored.filter((message) => message.reply_to_id !== null);
  const keys = new Set(fromUsers.map((message) => message.idempotency_key));
  const answered = new Set(fromCharacters.map((message) => message.reply_to_id));
  const { charges, refunds } = await readTransfers(db, userIds);
  const ids = new Set(fromUsers.map(({ id }) => id));
  const sent = talkers.flatMap(({ tabs }) => tabs.flatMap((tab) => tab.sent));
  const acknowledged = new Set(
    talkers.flatMap(({ tabs }) => tabs.flatMap((t) => [...t.acknowledged])),
  );
  const refused = new Set(
    talkers.flatMap(({ tabs }) => tabs.flatMap((t) => [...t.refused.keys()])),
  );
  const ledger = await reconcileLedger(db);
  const astray = findAstray(talkers, stored);
  const streams = await compareStreams(db, talkers);
  const findings = {
    said: sent.length,
    acknowledged: acknowledged.size,
    replies: fromCharacters.length,
    lost: [...acknowledged].filter((key) => !keys.has(key)).length,
    unsent: sent.filter((key) => !keys.has(key) && !refused.has(key)).length,
    doubled: fromUsers.length - new Set(fromUsers.map((message) => openWords(seal, message))).size,
    refused: refused.size,
    unanswered: fromUsers.filter(({ id }) => !answered.has(id)).length,
    'answered twice': fromCharacters.length - answered.size,
    uncharged: [...ids].filter((id) => !charges.includes(id)).length,
    'charged twice': charges.length - new Set(charges).size,
    'charged for nothing': charges.filter((id) => !ids.has(id)).length,
    refunded: refunds,
    'clients astray': astray.length,
    'ledger faults': countFaults(ledger),
    ...streams.findings,
    ...compareReceived(newcomers, after),
    'model calls': after.modelCalls - before.modelCalls,
    'analytics calls': after.analyticsCalls - before.analyticsCalls,
  };
  return { findings, astray: [...astray, ...streams.astray] };
}

/** Returns the messages that people were charged for, once per charge, and the number of refunds. */
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

/** Returns the tabs that do not show the stored thread in its order, each described. */
function findAstray(talkers: Talker[], stored: Pick<StoredMessage, 'id' | 'user_id'>[]): string[] {
  const threads = new Map<string, string[]>();
  for (const { id, user_id } of stored) {
    if (user_id === null) continue;
    threads.set(user_id, [...(threads.get(user_id) ?? []), id]);
  }
  return talkers.flatMap(({ userId, tabs }, talker) => {
    const thread = threads.get(userId) ?? [];
    return tabs.flatMap((tab, index) => {
      const shown = tab.thread.messages.map(({ _id }) => _id);
      const isWhole = shown.length === thread.length && shown.every((id, at) => id === thread[at]);
      if (isWhole && tab.isSettled()) return [];
      const missing = thread.flatMap((id, at) => (shown.includes(id) ? [] : [at + 1]));
      const what = `misses ${missing.join(', ') || 'none'} of ${thread.length}`;
      return [`tab ${index + 1} of talker ${talker + 1} ${what}, ${tab.describeLink()}`];
    });
  });
}
