import * as z from 'zod';
import type { LedgerEntriesRow, LedgerTransfersRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Movement, TransferReason } from './schema';

const positionSchema = z.object({ entryId: z.number().int().positive() });

interface MovementRow extends Pick<LedgerEntriesRow, 'amount' | 'created_at'> {
  entry_id: LedgerEntriesRow['id'];
  id: LedgerTransfersRow['id'];
  reason: TransferReason;
}

/** A person's token movements, newest first, page by page. A foreign cursor starts at the top. */
export async function listTransfers(
  context: DomainContext,
  userId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ items: Movement[]; nextCursor: string | null }> {
  const from = page.cursor ? context.cursors.read(positionSchema, page.cursor) : null;
  const rows = await context
    .db('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .where('ledger_accounts.owner_id', userId)
    .modify((query) => {
      if (from) void query.where('ledger_entries.id', '<', from.entryId);
    })
    .orderBy('ledger_entries.id', 'desc')
    .limit(page.limit + 1)
    .select<MovementRow[]>({
      entry_id: 'ledger_entries.id',
      id: 'ledger_transfers.id',
      reason: 'ledger_transfers.reason',
      amount: 'ledger_entries.amount',
      created_at: 'ledger_entries.created_at',
    });
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({
      id: row.id,
      reason: row.reason,
      amount: row.amount,
      createdAt: row.created_at.toISOString(),
    })),
    nextCursor:
      rows.length > page.limit && last ? context.cursors.write({ entryId: last.entry_id }) : null,
  };
}
