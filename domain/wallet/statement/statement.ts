import type { DomainContext } from '../../shared/context';
import { readTogether } from '../../shared/read-together';
import type { Money } from '../../shared/money';
import { monthAt, spanOfMonth } from '../limits/limit-period';
import { timeZoneOf } from '../limits/limit-standings';
import { walletSettings } from '../settings';
import { selectMovements, type MovementsAsked } from './statement-rows';

/** Tokens, and what had been paid for them. */
interface Amount {
  tokens: number;
  money: Money;
}

/** A month of somebody's tokens: opening plus in less out is closing, in tokens and in money. */
export interface Statement {
  /** YYYY-MM, of the person's own calendar. */
  month: string;
  timeZone: string;
  opening: Amount;
  in: Amount;
  out: Amount;
  closing: Amount;
  /** Of what they have at this moment, tokens that are held for something. */
  held: number;
  /** This month and the five before it, the oldest first. */
  months: { month: string; in: Amount; out: Amount }[];
  /** What came and went, by why. */
  byReason: { reason: string; in: Amount; out: Amount }[];
  /** What was spent less what came back, by whom it was with; the most first. */
  byCharacter: { characterId: string; spent: Amount }[];
}

interface SumsRow {
  tokens_in: number;
  tokens_out: number;
  value_in: number;
  value_out: number;
}

const sums = `
  coalesce(sum(tokens) filter (where tokens > 0), 0)::bigint as tokens_in,
  coalesce(-sum(tokens) filter (where tokens < 0), 0)::bigint as tokens_out,
  coalesce(sum(value) filter (where tokens > 0), 0)::bigint as value_in,
  coalesce(-sum(value) filter (where tokens < 0), 0)::bigint as value_out`;

/** Somebody's statement of a month (YYYY-MM), the present one unless said otherwise. */
export async function getStatement(
  context: DomainContext,
  userId: string,
  { month: asked }: { month?: string | undefined } = {},
): Promise<Statement> {
  const { db } = context;
  const [{ token_currency: currency }, timeZone] = await Promise.all([
    context.settings(walletSettings),
    timeZoneOf(context, db, userId),
  ]);
  const month = asked ?? monthAt(context.now(), timeZone);
  const { from, to } = spanOfMonth(month, timeZone);
  const amount = (tokens: number, minor: number): Amount => ({
    tokens,
    money: { minor, currency },
  });
  const inOf = (row: SumsRow) => amount(row.tokens_in, row.value_in);
  const outOf = (row: SumsRow) => amount(row.tokens_out, row.value_out);
  const ever: MovementsAsked = { userId, currency, to };
  const [months, reasons, characters, held] = await Promise.all([
    selectMovements<SumsRow & { month: string }>(
      db,
      ever,
      `select to_char(created_at at time zone :timeZone, 'YYYY-MM') as month, ${sums}
         from movements group by 1 order by 1`,
      { timeZone },
    ),
    selectMovements<SumsRow & { reason: string }>(
      db,
      { ...ever, from },
      `select reason, ${sums} from movements group by reason order by reason`,
    ),
    selectMovements<{ character_id: string; tokens: number; value: number }>(
      db,
      { ...ever, from },
      `select character_id, -sum(tokens)::bigint as tokens, -sum(value)::bigint as value
         from movements where character_id is not null
        group by character_id order by 2 desc, 1`,
    ),
    readHeld(context, userId),
  ]);
  const before = months.filter((row) => row.month < month);
  const opening = amount(
    before.reduce((sum, row) => sum + row.tokens_in - row.tokens_out, 0),
    before.reduce((sum, row) => sum + row.value_in - row.value_out, 0),
  );
  const none = { tokens_in: 0, tokens_out: 0, value_in: 0, value_out: 0 };
  const of = (wanted: string) => months.find((row) => row.month === wanted) ?? none;
  const now = of(month);
  return {
    month,
    timeZone,
    opening,
    in: inOf(now),
    out: outOf(now),
    closing: amount(
      opening.tokens + now.tokens_in - now.tokens_out,
      opening.money.minor + now.value_in - now.value_out,
    ),
    held,
    months: monthsUntil(month).map((one) => ({
      month: one,
      in: inOf(of(one)),
      out: outOf(of(one)),
    })),
    byReason: reasons.map((row) => ({ reason: row.reason, in: inOf(row), out: outOf(row) })),
    byCharacter: characters.map((row) => ({
      characterId: row.character_id,
      spent: amount(row.tokens, row.value),
    })),
  };
}

const shownMonths = 6;

/** A month and those before it, the oldest first. */
function monthsUntil(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, index) =>
    new Date(Date.UTC(year, number - shownMonths + index, 1)).toISOString().slice(0, 7),
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
