import type { DomainContext } from '../../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { refuse, type Refusal } from '../refusals';
import type { DisputeAnswer } from '../schema';
import { writeEvidenceOf, type Written } from './write-evidence';

type Outcome = { ok: true } | Refusal<'no-such-dispute' | 'dispute-over'> | StaffActRefusal;

/**
 * Stores whether staff contested a dispute, by sending its evidence to the processor, or accepted it. The
 * money was taken when the dispute was opened; only the processor's report of its end moves money again.
 * A later answer replaces an earlier one.
 */
export async function answerDispute(
  context: DomainContext,
  by: StaffActor,
  { disputeId, answer }: { disputeId: string; answer: DisputeAnswer },
): Promise<Outcome> {
  return carryOut(context, by, { act: 'dispute.answer', id: disputeId }, async (trx) => {
    const found = () => trx('disputes').where({ id: disputeId });
    const dispute = await found().forUpdate().first('state', 'answer');
    if (!dispute) return refuse('no-such-dispute');
    if (dispute.state !== 'open') return refuse('dispute-over');
    if (dispute.answer === answer) return { ok: true, change: null };
    await found().update({ answer, answered_at: context.now() });
    return { ok: true, change: { before: { answer: dispute.answer }, after: { answer } } };
  });
}

/** Returns the evidence of a dispute's payment as a JSON text. Opening it is logged. */
export async function openDisputeEvidence(
  context: DomainContext,
  by: StaffActor,
  disputeId: string,
): Promise<Written | Refusal<'no-such-dispute' | 'no-such-payment'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'dispute.open-evidence', id: disputeId }, async (trx) => {
    const dispute = await trx('disputes').where({ id: disputeId }).first('payment_id');
    if (!dispute) return refuse('no-such-dispute');
    return writeEvidenceOf({ ...context, db: trx }, dispute.payment_id);
  });
}
