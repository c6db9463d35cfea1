import * as z from 'zod';
import type { DomainContext } from '../../shared/context';
import type { Money } from '../../shared/money';
import { spanOfMonth } from '../limits/limit-period';
import { timeZoneOf } from '../limits/limit-standings';
import type { LotKind } from '../lots/decide-lot-uses';
import { walletSettings } from '../settings';
import { readNewestMovements, type MovementRow } from './statement-rows';

/** One movement of a person's tokens. */
export interface StatementRow {
  transferId: string;
  reason: string;
  reference: string | null;
  characterId: string | null;
  /** Negative for outgoing tokens. */
  tokens: number;
  /** The amount that was paid for the tokens, never negative; null if none of them was paid for. */
  cost: Money | null;
  /** The kinds of the lots concerned. */
  kinds: LotKind[];
  createdAt: string;
}

interface Filters {
  /** YYYY-MM, in the person's own calendar. */
  month?: string | undefined;
  characterId?: string | undefined;
  reason?: string | undefined;
  /** Omits movements that cost nothing. */
  isMoneyOnly?: boolean | undefined;
}

const positionSchema = z.object({ at: z.iso.datetime(), entryId: z.number().int().positive() });

/** Lists a person's movements, newest first, page by page. An invalid cursor starts at the top. */
export async function listStatement(
  context: DomainContext,
  userId: string,
  {
    limit,
    cursor,
    month,
    characterId,
    reason,
    isMoneyOnly = false,
  }: Filters & { limit: number; cursor?: string | null | undefined },
): Promise<{ items: StatementRow[]; nextCursor: string | null }> {
  const { db, cursors } = context;
  const { token_currency: currency } = await context.settings(walletSettings);
  const span = month ? spanOfMonth(month, await timeZoneOf(context, db, userId)) : null;
  const last = cursor ? cursors.read(positionSchema, cursor) : null;
  const rows = await readNewestMovements(db, {
    userId,
    currency,
    from: span?.from,
    to: span?.to,
    limit: limit + 1,
    after: last,
    characterId: characterId ?? null,
    reason: reason ?? null,
    onlyMoney: isMoneyOnly,
  });
  const shown = rows.slice(0, limit);
  const end = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => toRow(row, currency)),
    nextCursor: end
      ? cursors.write({ at: end.created_at.toISOString(), entryId: end.entry_id })
      : null,
  };
}

/** Yields all of a person's movements in a month, or of all time, newest first, for a file. */
export async function* exportStatement(
  context: DomainContext,
  userId: string,
  { month }: { month?: string | undefined } = {},
): AsyncGenerator<StatementRow> {
  const limit = 500;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listStatement>> = await listStatement(context, userId, {
      limit,
      cursor,
      month,
    });
    yield* page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

const toRow = (row: MovementRow, currency: string): StatementRow => ({
  transferId: row.transfer_id,
  reason: row.reason,
  reference: row.reference,
  characterId: row.character_id,
  tokens: row.tokens,
  cost: row.kinds.includes('bought') ? { minor: Math.abs(row.value), currency } : null,
  kinds: row.kinds,
  createdAt: row.created_at.toISOString(),
});
