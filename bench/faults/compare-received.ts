import type { Knex } from '~/db/connection';
import { balanceChanged } from '~/domain/wallet/events';
import type { Newcomer, Received } from './newcomers';
import type { Talker } from './talkers';

interface AnnouncedBalance {
  person_id: string;
  balance: number;
  created_at: Date;
}

/**
 * Compares the balances that event streams delivered with those written to the database. `astray` describes
 * the streams whose last balance differs from the stored one.
 */
export async function compareStreams(db: Knex, talkers: Talker[]) {
  const ids = talkers.map(({ userId }) => userId);
  const written = await db('outbox')
    .whereIn('person_id', ids)
    .where({ name: balanceChanged.name })
    .orderBy('id')
    .select<AnnouncedBalance[]>(
      'person_id',
      'created_at',
      db.raw(`(payload->>'balance')::int as balance`),
    );
  const balances = new Map(
    (await db('ledger_accounts').whereIn('owner_id', ids).select('owner_id', 'balance')).map(
      (account) => [account.owner_id, account.balance],
    ),
  );
  const byPerson = new Map<string, AnnouncedBalance[]>();
  for (const row of written) {
    byPerson.set(row.person_id, [...(byPerson.get(row.person_id) ?? []), row]);
  }
  const astray: string[] = [];
  let [missing, deliveredTwice] = [0, 0];
  for (const [talker, { userId, stream }] of talkers.entries()) {
    const delivered = new Set(stream.received);
    const loadedAt = Math.max(stream.openedAt, ...stream.resyncs);
    const expected = byPerson.get(userId) ?? [];
    missing += expected.filter(
      ({ balance, created_at }) => !delivered.has(balance) && created_at.getTime() > loadedAt,
    ).length;
    deliveredTwice += stream.repeats;
    const stored = balances.get(userId);
    if (stream.shown === null || stream.shown === stored) continue;
    astray.push(
      `stream of talker ${talker + 1} shows ${stream.shown} of ${stored}: ${stream.describe()}`,
    );
  }
  const findings = {
    untold: missing,
    'told twice': deliveredTwice,
    'streams astray': astray.length,
  };
  return { findings, astray };
}

/** Compares what providers received with the people who signed up. */
export function compareReceived(newcomers: Newcomer[], { mails, counted }: Received) {
  return {
    'not mailed': newcomers.filter(({ email }) => !mails.has(email)).length,
    'mailed twice': newcomers.filter(({ email }) => (mails.get(email)?.size ?? 0) > 1).length,
    'not counted': newcomers.filter(({ userId }) => !counted.has(userId)).length,
  };
}
