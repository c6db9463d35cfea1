import type { Knex } from 'knex';
import type { ShareAgreementsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { postTransfer } from '../../wallet/ledger/post-transfer';
import { defineTransferReason } from '../../wallet/schema';
import { payoutReasons } from '../book-payout';
import { lockPayable } from '../payable';
import { decideSplit } from './decide-split';

const shareSplit = defineTransferReason('creator_share_split');

interface Released {
  creatorId: string;
  unit: string;
  /** The sum that has just become payable; 0 if only take-backs are to be shared. */
  minor: number;
}

/**
 * Shares with a person's manager what has become payable, and what was taken back since, in the caller's
 * transaction. If the manager or the percentage has changed, the earlier agreement ends with what was
 * payable before; shares that become payable later follow the new one.
 */
export async function splitShares(
  context: DomainContext,
  trx: Knex.Transaction,
  { creatorId: personId, unit: currency, minor }: Released,
): Promise<void> {
  const now = context.now();
  const model = await trx('creator_profiles')
    .where({ user_id: personId })
    .first('manager_id', 'manager_percent');
  const open = await trx('share_agreements')
    .where({ person_id: personId, currency, ended_at: null })
    .first('id');
  const isShared = !!model?.manager_id && model.manager_percent > 0;
  if (!isShared && !open) return;
  await lockPayable(trx, { userId: personId, currency, now });
  // Read again behind the lock.
  const agreement = await trx('share_agreements')
    .where({ person_id: personId, currency, ended_at: null })
    .first();
  const after = await sumPayable(trx, personId, currency);
  const before = after - minor;
  const isSame =
    agreement?.manager_id === model?.manager_id && agreement?.percent === model?.manager_percent;
  if (agreement) {
    await settle(context, trx, agreement, isSame ? after : before);
    if (isSame) return;
    await trx('share_agreements').where({ id: agreement.id }).update({ ended_at: now });
  }
  if (!isShared || !model?.manager_id || model.manager_id === personId) return;
  const [begun] = await trx('share_agreements')
    .insert({
      id: newId(),
      person_id: personId,
      manager_id: model.manager_id,
      percent: model.manager_percent,
      currency,
      base_minor: before,
      settled_minor: before,
      began_at: now,
    })
    .returning('*');
  if (begun) await settle(context, trx, begun, after);
}

async function settle(
  context: DomainContext,
  trx: Knex.Transaction,
  agreement: ShareAgreementsRow,
  totalMinor: number,
): Promise<void> {
  const { id, person_id, manager_id, currency: unit, percent } = agreement;
  const due = decideSplit(
    { percent, baseMinor: agreement.base_minor, givenMinor: agreement.given_minor },
    totalMinor,
  );
  await trx('share_agreements')
    .where({ id })
    .update({ settled_minor: totalMinor, given_minor: agreement.given_minor + due });
  if (due === 0) return;
  await postTransfer(context, trx, {
    idempotencyKey: newId(),
    reason: shareSplit,
    reference: id,
    legs: [
      { account: { creator: person_id, as: 'payable' }, unit, amount: -due },
      { account: { creator: manager_id, as: 'payable' }, unit, amount: due },
    ],
  });
}

/** Returns what became payable to a person less what was taken back, without payouts and splits. */
async function sumPayable(
  trx: Knex.Transaction,
  personId: string,
  currency: string,
): Promise<number> {
  const row = await trx('share_movements')
    .where({ creator_id: personId, currency, account: 'creator-payable' })
    .whereNotIn('reason', [...payoutReasons, shareSplit])
    .sum<{ sum: string | null }>('amount')
    .first();
  return Number(row?.sum ?? 0);
}

/** Shares with managers what was taken back since the last release. Returns the number of agreements. */
export async function settleAgreements(context: DomainContext): Promise<number> {
  const open = await context
    .db('share_agreements')
    .whereNull('ended_at')
    .select('person_id', 'currency');
  for (const { person_id, currency } of open) {
    await transact(context, (trx) =>
      splitShares(context, trx, { creatorId: person_id, unit: currency, minor: 0 }),
    );
  }
  return open.length;
}
