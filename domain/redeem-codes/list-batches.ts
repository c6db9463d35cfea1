import type { RedeemBatchesRow } from '~/db/rows';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { defineList, filterBy } from '../shared/lists/define-list';
import { giftKinds } from './schema';

const batchStates = ['new', 'on', 'off', 'ended'] as const;
type BatchState = (typeof batchStates)[number];

export type Batch = RedeemBatchesRow;

/** Returns the state of a batch: its codes do not exist yet, can be redeemed, are disabled, or have ended. */
export function stateOf(batch: Batch, now: Date): BatchState {
  if (batch.disabled_at) return 'off';
  if (batch.ends_at && batch.ends_at <= now) return 'ended';
  return batch.issued_at ? 'on' : 'new';
}

/** The batches of redeem codes, newest first. */
export const redeemBatches = defineList<Batch>()({
  from: (db) => db('redeem_batches'),
  id: 'redeem_batches.id',
  columns: ['redeem_batches.*'],
  filters: {
    state: filterBy(z.enum(batchStates), (rows, state) => {
      if (state === 'off') return void rows.whereNotNull('disabled_at');
      void rows.whereNull('disabled_at');
      if (state === 'ended') return void rows.whereRaw('ends_at <= now()');
      void rows.whereRaw('(ends_at is null or ends_at > now())');
      return void (state === 'on' ? rows.whereNotNull('issued_at') : rows.whereNull('issued_at'));
    }),
    kind: filterBy(z.enum(giftKinds), (rows, kind) => {
      void rows.where({ kind });
    }),
    lastFour: filterBy(z.string().trim().toUpperCase().min(1).max(4), (rows, lastFour) => {
      void rows.whereExists((codes) =>
        codes
          .from('redeem_codes')
          .whereRaw('redeem_codes.batch_id = redeem_batches.id')
          .where({ last_four: lastFour }),
      );
    }),
  },
  sorts: { createdAt: [{ column: 'redeem_batches.created_at', type: 'timestamptz' }] },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns a batch; null if there is none. */
export async function findBatch(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<Batch | null> {
  return (await db('redeem_batches').where({ id }).first()) ?? null;
}

/** A code of a batch with its uses, the latest last. */
export interface CodeListed {
  lastFour: string;
  uses: number;
  mostUses: number;
  usedBy: { userId: string; at: Date }[];
}

/** Returns codes of a batch, those used last first, each with its latest uses. */
export async function listCodes(
  { db }: Pick<DomainContext, 'db'>,
  batchId: string,
  most: { codes: number; uses: number },
): Promise<CodeListed[]> {
  const codes = await db('redeem_codes')
    .where({ batch_id: batchId })
    .orderByRaw(
      `(select max(redeemed_at) from redeem_uses where code_id = redeem_codes.id) desc nulls last, id`,
    )
    .limit(most.codes)
    .select('id', 'last_four', 'uses', 'most_uses');
  const uses = await db('redeem_uses')
    .whereIn(
      'code_id',
      codes.map(({ id }) => id),
    )
    .orderBy('redeemed_at', 'desc')
    .limit(most.uses)
    .select('code_id', 'user_id', 'redeemed_at');
  return codes.map((code) => ({
    lastFour: code.last_four,
    uses: code.uses,
    mostUses: code.most_uses,
    usedBy: uses
      .filter(({ code_id }) => code_id === code.id)
      .map(({ user_id, redeemed_at }) => ({ userId: user_id, at: redeemed_at })),
  }));
}
