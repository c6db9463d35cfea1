import type { Knex } from 'knex';
import type { PayoutMethodsRow } from '~/db/rows';
import type { Destination } from '~/providers/payouts/payout-provider';
import type { DomainContext } from '../../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { announceMethod } from '../announce-changes';
import { refuse, type Refusal } from '../refusals';
import { openDetails } from '../sealed-destination';

type Decided =
  { ok: true } | Refusal<'no-such-payout-method' | 'payout-method-decided'> | StaffActRefusal;

interface Deciding {
  methodId: string;
  by: StaffActor;
}

/** Approves a method that waits, or one that was rejected by mistake. */
export function approveMethod(
  context: DomainContext,
  { methodId, by }: Deciding,
): Promise<Decided> {
  return carryOut(context, by, { act: 'payout-method.approve', id: methodId }, (trx) =>
    decide(context, trx, { methodId, by }, { approval_status: 'approved', rejection_reason: null }),
  );
}

/** Rejects a method with a reason for its owner; an approved one is no longer paid to. */
export function rejectMethod(
  context: DomainContext,
  { methodId, by, reason }: Deciding & { reason: string },
): Promise<Decided> {
  const why = { ...by, reason };
  return carryOut(context, why, { act: 'payout-method.reject', id: methodId }, (trx) =>
    decide(
      context,
      trx,
      { methodId, by },
      { approval_status: 'rejected', rejection_reason: reason },
    ),
  );
}

async function decide(
  context: DomainContext,
  trx: Knex.Transaction,
  { methodId, by }: Deciding,
  decision: Pick<PayoutMethodsRow, 'approval_status' | 'rejection_reason'>,
) {
  const before = await trx('payout_methods')
    .where({ id: methodId, removed_at: null })
    .forUpdate()
    .first();
  if (!before) return refuse('no-such-payout-method');
  if (before.approval_status === decision.approval_status) return refuse('payout-method-decided');
  const [after] = await trx('payout_methods')
    .where({ id: methodId })
    .update({ ...decision, decided_by: by.staffId, decided_at: context.now() })
    .returning('*');
  if (!after) throw new Error('a payout method was not stored');
  await announceMethod(trx, after, decision.approval_status);
  const change = {
    before: { status: before.approval_status },
    after: { status: after.approval_status, version: after.version },
    userId: after.user_id,
  };
  return { ok: true, change } as const;
}

/** Opens the number or address of a method for staff, which is logged. */
export async function openMethod(
  context: DomainContext,
  { methodId, by }: Deciding,
): Promise<{ ok: true; to: Destination } | Refusal<'no-such-payout-method'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'payout-method.open', id: methodId }, async (trx) => {
    const method = await trx('payout_methods').where({ id: methodId, removed_at: null }).first();
    if (!method) return refuse('no-such-payout-method');
    const to = openDetails(context.seal, method);
    return { ok: true, to, change: { userId: method.user_id } };
  });
}
