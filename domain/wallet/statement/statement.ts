import type { DomainContext } from '../../shared/context';
import { readTogether } from '../../shared/reading/read-together';
import type { Money } from '../../shared/money';
import { monthAt } from '../limits/limit-period';
import { timeZoneOf } from '../limits/limit-standings';
import { walletSettings } from '../settings';
import { readMonths, shiftMonth } from './statement-months';
import type { MovementSums } from './statement-rows';

/** Tokens, and the amount that was paid for them. */
interface Amount {
  tokens: number;
  money: Money;
}

/** A month of a person's tokens: opening plus in less out is closing, in tokens and in money. */
export interface Statement {
  /** YYYY-MM, in the person's own calendar. */
  month: string;
  timeZone: string;
  opening: Amount;
  in: Amount;
  out: Amount;
  closing: Amount;
  /** Tokens that are currently held. */
  held: number;
  /** This month and the five before it, the oldest first. */
  months: { month: string; in: Amount; out: Amount }[];
  /** Incoming and outgoing tokens by reason. */
  byReason: { reason: string; in: Amount; out: Amount }[];
  /** Spent less returned tokens by character, the highest first. */
  byCharacter: { characterId: string; spent: Amount }[];
}

type Sums = Pick<MovementSums, 'tokensIn' | 'tokensOut' | 'valueIn' | 'valueOut'>;

/** Returns the current month (YYYY-MM) in a person's time zone. */
export async function presentMonth(context: DomainContext, userId: string): Promise<string> {
  return monthAt(context.now(), await timeZoneOf(context, context.db, userId));
}

/** Returns a person's statement of a month (YYYY-MM), by default the current one. */
export async function getStatement(
  context: DomainContext,
  userId: string,
  { month: requestedMonth }: { month?: string | undefined } = {},
): Promise<Statement> {
  const [{ token_currency: currency }, timeZone] = await Promise.all([
    context.settings(walletSettings),
    timeZoneOf(context, context.db, userId),
  ]);
  const month = requestedMonth ?? monthAt(context.now(), timeZone);
  const shown = Array.from({ length: shownMonths }, (_, index) =>
    shiftMonth(month, index + 1 - shownMonths),
  );
  const [months, held] = await Promise.all([
    readMonths(context, {
      userId,
      currency,
      timeZone,
      until: month,
      detailedFrom: shown[0] ?? month,
    }),
    readHeld(context, userId),
  ]);
  return { month, timeZone, held, ...addUp(months, { month, shown, currency }) };
}

/** Sums the months until the selected one, and collects the shown ones. */
function addUp(
  months: Awaited<ReturnType<typeof readMonths>>,
  { month, shown, currency }: { month: string; shown: readonly string[]; currency: string },
): Omit<Statement, 'month' | 'timeZone' | 'held'> {
  const amount = (tokens: number, minor: number): Amount => ({
    tokens,
    money: { minor, currency },
  });
  const both = (sums: Sums) => ({
    in: amount(sums.tokensIn, sums.valueIn),
    out: amount(sums.tokensOut, sums.valueOut),
  });
  const of = (wanted: string) => months.find((row) => row.month === wanted)?.sums ?? [];
  const before = months.filter((row) => row.month < month);
  const opening = amount(
    before.reduce((sum, row) => sum + row.tokens, 0),
    before.reduce((sum, row) => sum + row.value, 0),
  );
  const now = addSums(of(month));
  const byReason = sumBy(of(month), ({ reason }) => reason);
  const byCharacter = sumBy(of(month), ({ characterId }) => characterId);
  return {
    opening,
    ...both(now),
    closing: amount(
      opening.tokens + now.tokensIn - now.tokensOut,
      opening.money.minor + now.valueIn - now.valueOut,
    ),
    months: shown.map((one) => ({ month: one, ...both(addSums(of(one))) })),
    byReason: [...byReason]
      .map(([reason, sums]) => ({ reason, ...both(sums) }))
      .toSorted((one, other) => (one.reason < other.reason ? -1 : 1)),
    byCharacter: [...byCharacter]
      .flatMap(([characterId, sums]) => {
        if (characterId === null) return [];
        const spent = amount(sums.tokensOut - sums.tokensIn, sums.valueOut - sums.valueIn);
        return [{ characterId, spent }];
      })
      .toSorted(
        (one, other) =>
          other.spent.tokens - one.spent.tokens || (one.characterId < other.characterId ? -1 : 1),
      ),
  };
}

const shownMonths = 6;

function addSums(rows: readonly Sums[]): Sums {
  const sums = { tokensIn: 0, tokensOut: 0, valueIn: 0, valueOut: 0 };
  for (const row of rows) {
    sums.tokensIn += row.tokensIn;
    sums.tokensOut += row.tokensOut;
    sums.valueIn += row.valueIn;
    sums.valueOut += row.valueOut;
  }
  return sums;
}

function sumBy<Key>(rows: readonly MovementSums[], keyOf: (row: MovementSums) => Key) {
  const keys = new Set(rows.map(keyOf));
  return new Map(
    [...keys].map((key) => [key, addSums(rows.filter((row) => keyOf(row) === key))] as const),
  );
}

async function readHeld({ db }: DomainContext, userId: string): Promise<number> {
  const open = db('token_reservations as held')
    .join('ledger_accounts as account', 'account.id', 'held.account_id')
    .where({ 'account.owner_id': userId, 'held.state': 'open' })
    .select(db.raw('coalesce(sum(held.tokens), 0)::bigint as tokens'));
  const [row] = await readTogether<{ tokens: number }>(db, open, {});
  return row?.tokens ?? 0;
}
