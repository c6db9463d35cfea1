import type { Knex } from 'knex';
import type { PayoutBatchesRow, PayoutsRow } from '~/db/rows';
import { writePayoutCsv } from '~/providers/payouts/files/payout-csv';
import { writePain001, type BankOrder } from '~/providers/payouts/files/pain001';
import type { PayoutRequest } from '~/providers/payouts/payout-provider';
import type { DomainContext } from '../../shared/context';
import { carryOut, type StaffActor } from '../../staff/carry-out';
import { dayAfterWorkingDays } from '../arrival';
import { markPaid, storePayout } from '../end-payout';
import { refuse } from '../refusals';
import { shownNumber, type FileRail } from '../schema';
import { openDestination } from '../sealed-destination';
import { payoutsSettings } from '../settings';

/** The number of payouts per file; the rest are for the next one. */
const most = 500;

/** Puts the approved payouts of a way into a new file. */
export function makeBatch(
  context: DomainContext,
  by: StaffActor,
  { id, rail }: { id: string; rail: FileRail },
) {
  return carryOut(context, by, { act: 'payout-batch.make', id }, async (trx) => {
    const waiting = await trx('payouts')
      .where({ state: 'approved', rail, batch_id: null })
      .orderBy('created_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .pluck('id');
    if (waiting.length === 0) return refuse('nothing-to-batch');
    await trx('payout_batches').insert({
      id,
      rail,
      made_by: by.staffId,
      created_at: context.now(),
    });
    await trx('payouts').whereIn('id', waiting).update({ batch_id: id });
    return { ok: true, id, change: { after: { rail, payouts: waiting.length } } } as const;
  });
}

/** Returns the file of a batch: pain.001 for euro banks, otherwise CSV. */
export async function openBatch(context: DomainContext, by: StaffActor, id: string) {
  const settings = await context.settings(payoutsSettings);
  return carryOut(context, by, { act: 'payout-batch.open', id }, async (trx) => {
    const batch = await trx('payout_batches').where({ id }).first();
    if (!batch) return refuse('no-such-payout-batch');
    const payouts = await trx('payouts').where({ batch_id: id }).orderBy('created_at');
    const orders = payouts.map((payout) => orderOf(context, payout));
    if (batch.rail !== 'sepa-file') {
      const file = { name: `payouts-${id}.csv`, type: 'text/csv', text: writePayoutCsv(orders) };
      return { ok: true, file, change: {} } as const;
    }
    const { payout_debtor_name: name, payout_debtor_iban: iban } = settings;
    if (name === '' || iban === '') return refuse('no-paying-account');
    const text = writePain001({
      batchId: id,
      createdAt: batch.created_at,
      payOn: dayAfterWorkingDays(context.now(), 1),
      debtor: { name, iban, bic: settings.payout_debtor_bic || null },
      orders: orders.filter(isBankOrder),
    });
    const file = { name: `payouts-${id}.xml`, type: 'application/xml', text };
    return { ok: true, file, change: {} } as const;
  });
}

const isBankOrder = (order: PayoutRequest): order is BankOrder => order.to.kind === 'bank_payout';

const orderOf = ({ seal }: DomainContext, payout: PayoutsRow): PayoutRequest => ({
  payoutId: payout.id,
  amount: { minor: payout.amount_minor - payout.fee_minor, currency: payout.currency },
  to: openDestination(seal, payout),
  description: `Payout ${shownNumber(payout.number)}`,
});

/** Notes that a file went to the bank, under the bank's reference. */
export function sendBatch(
  context: DomainContext,
  by: StaffActor,
  { id, reference }: { id: string; reference: string },
) {
  return carryOut(context, by, { act: 'payout-batch.send', id }, async (trx) => {
    const batch = await lockBatch(trx, id);
    if (!batch) return refuse('no-such-payout-batch');
    if (batch.state !== 'made') return refuse('payout-not-open');
    const now = context.now();
    await trx('payout_batches')
      .where({ id })
      .update({ state: 'sent', reference, sent_by: by.staffId, sent_at: now });
    for (const payout of await lockPayouts(trx, id, 'approved')) {
      await storePayout(trx, payout.id, { state: 'sent', sent_at: now });
    }
    return {
      ok: true,
      change: { before: { state: 'made' }, after: { state: 'sent', reference } },
    } as const;
  });
}

/**
 * Confirms, as another person, that the bank has paid a file: its payouts that did not come back are paid.
 */
export function confirmBatch(
  context: DomainContext,
  by: StaffActor,
  { id, reference }: { id: string; reference: string },
) {
  return carryOut(context, by, { act: 'payout-batch.confirm', id }, async (trx) => {
    const batch = await lockBatch(trx, id);
    if (!batch) return refuse('no-such-payout-batch');
    if (batch.state !== 'sent') return refuse('payout-not-open');
    if (batch.sent_by === by.staffId) return refuse('payout-needs-another');
    if (batch.reference !== reference) return refuse('payout-sum-differs');
    const changes = {
      state: 'confirmed',
      confirmed_by: by.staffId,
      confirmed_at: context.now(),
    } as const;
    await trx('payout_batches').where({ id }).update(changes);
    const payouts = await lockPayouts(trx, id, 'sent');
    for (const payout of payouts) await markPaid(context, trx, payout);
    const after = { state: 'confirmed', payouts: payouts.length };
    return { ok: true, change: { before: { state: 'sent' }, after } } as const;
  });
}

const lockBatch = (trx: Knex.Transaction, id: string): Promise<PayoutBatchesRow | undefined> =>
  trx('payout_batches').where({ id }).forUpdate().first();

const lockPayouts = (trx: Knex.Transaction, batchId: string, state: 'approved' | 'sent') =>
  trx('payouts').where({ batch_id: batchId, state }).orderBy('id').forUpdate();
