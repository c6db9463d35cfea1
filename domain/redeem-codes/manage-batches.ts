import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { csvOf } from '../shared/lists/csv';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { hashCode, lastFourOf, newCode, showCode } from './code-text';
import { refuse, type Refusal } from './refusals';
import type { BatchFields } from './schema';

/** Adds a batch without its codes, which `issueCodes` creates. */
export async function addBatch(
  context: DomainContext,
  by: StaffActor,
  { id, ...batch }: BatchFields & { id: string },
): Promise<{ ok: true; id: string } | Refusal<'batch-times'> | StaffActRefusal> {
  const now = context.now();
  const { startsAt, endsAt } = batch;
  if (endsAt && (endsAt <= now || (startsAt && endsAt <= startsAt))) return refuse('batch-times');
  return carryOut(context, by, { act: 'redeem-batch.add', id }, async (trx) => {
    await trx('redeem_batches').insert({
      id,
      kind: batch.kind,
      amount: batch.amount,
      form: batch.form,
      quantity: batch.quantity,
      starts_at: startsAt,
      ends_at: endsAt,
      once_per_person: batch.oncePerPerson,
      for_new_accounts: batch.forNewAccounts,
      note: batch.note,
      created_by: by.staffId,
      created_at: now,
    });
    const { kind, amount, form, quantity } = batch;
    return { ok: true, id, change: { after: { kind, amount, form, quantity } } };
  });
}

/**
 * Creates the codes of a batch, once, and returns them as CSV. They are stored as hashes, so they cannot be
 * shown again.
 */
export async function issueCodes(
  context: DomainContext,
  by: StaffActor,
  batchId: string,
): Promise<
  { ok: true; csv: string } | Refusal<'no-such-batch' | 'codes-issued'> | StaffActRefusal
> {
  return carryOut(context, by, { act: 'redeem-batch.issue', id: batchId }, async (trx) => {
    const batch = await trx('redeem_batches').where({ id: batchId }).forUpdate().first();
    if (!batch) return refuse('no-such-batch');
    if (batch.issued_at) return refuse('codes-issued');
    const isShared = batch.form === 'shared';
    const codes = Array.from({ length: isShared ? 1 : batch.quantity }, newCode);
    const mostUses = isShared ? batch.quantity : 1;
    await trx('redeem_codes').insert(
      codes.map((code) => ({
        id: newId(),
        batch_id: batchId,
        hash: hashCode(context, code),
        last_four: lastFourOf(code),
        most_uses: mostUses,
      })),
    );
    await trx('redeem_batches').where({ id: batchId }).update({ issued_at: context.now() });
    const csv = csvOf([['code'], ...codes.map((code) => [showCode(code)])]);
    return { ok: true, csv, change: { after: { codes: codes.length } } };
  });
}

/** Disables a batch, so that none of its codes can be redeemed, or enables it again. */
export async function setBatchEnabled(
  context: DomainContext,
  by: StaffActor,
  batchId: string,
  isEnabled: boolean,
): Promise<{ ok: true } | Refusal<'no-such-batch'> | StaffActRefusal> {
  const act = isEnabled ? 'redeem-batch.enable' : 'redeem-batch.disable';
  return carryOut(context, by, { act, id: batchId }, async (trx) => {
    const batch = await trx('redeem_batches')
      .where({ id: batchId })
      .forUpdate()
      .first('disabled_at');
    if (!batch) return refuse('no-such-batch');
    if ((batch.disabled_at === null) === isEnabled) return { ok: true, change: null };
    await trx('redeem_batches')
      .where({ id: batchId })
      .update({ disabled_at: isEnabled ? null : context.now() });
    return { ok: true, change: { before: { isEnabled: !isEnabled }, after: { isEnabled } } };
  });
}
