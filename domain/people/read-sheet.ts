import { readAccountStatus } from '../strikes/read-account-status';
import type { DomainContext } from '../shared/context';
import { paymentList } from '../payments/pay/list-payments';
import { listSessions } from '../sessions/list-sessions';
import { getBalance } from '../wallet/get-balance';
import { listStatement, type StatementRow } from '../wallet/statement/list-statement';

/** The maximum number of payments and movements that are read, the newest first. */
const most = 50;

interface Movement extends StatementRow {
  /** The balance after it. */
  left: number;
}

/** Reads the parts of a person's page that belong to other areas. */
export const readPersonSheet = {
  /** The active sessions. */
  sessions: listSessions,

  async payments(context: DomainContext, userId: string) {
    const { items } = await paymentList.readPage(context, { where: { userId }, take: most });
    return items.map((row) => ({
      id: row.id,
      state: row.state,
      amount: { minor: row.amount_minor, currency: row.currency },
      refunded: { minor: row.refunded_minor, currency: row.currency },
      createdAt: row.created_at,
    }));
  },

  /** The last movements of tokens, with the balance before, after and at each of them. */
  async ledger(context: DomainContext, userId: string) {
    const [{ items }, left] = await Promise.all([
      listStatement(context, userId, { limit: most }),
      getBalance(context, userId),
    ]);
    let after = left;
    const movements = items.map((item): Movement => {
      const movement = { ...item, left: after };
      after -= item.tokens;
      return movement;
    });
    const sum = (rows: readonly StatementRow[]) =>
      rows.reduce((total, { tokens }) => total + tokens, 0);
    return {
      movements,
      opening: after,
      incoming: sum(items.filter(({ tokens }) => tokens > 0)),
      outgoing: sum(items.filter(({ tokens }) => tokens < 0)),
      left,
    };
  },

  /** The number of chats and the time of the last message; no text. */
  async chats({ db }: DomainContext, userId: string) {
    const row = await db('conversations')
      .where({ user_id: userId })
      .count<{ count: string }>('* as count')
      .max<{ count: string; last: Date | null }>('last_message_at as last')
      .first();
    return { chats: Number(row?.count ?? 0), lastMessageAt: row?.last ?? null };
  },

  safety: (context: DomainContext, userId: string) => readAccountStatus(context, { id: userId }),

  /** The consents of the person. */
  async consents({ db }: DomainContext, userId: string) {
    const account = await db('accounts')
      .where({ id: userId })
      .first('agreed_to_promotions', 'hides_codes');
    return {
      promotions: account?.agreed_to_promotions ?? false,
      'hidden-codes': account?.hides_codes ?? false,
    };
  },
};
