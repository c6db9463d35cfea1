import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { refuse, type Refusal } from './refusals';
import { resolveDifference } from './resolve-difference';

/**
 * Resolves an open difference with an explanation, as an act of staff. Nothing is booked: money that has to
 * move is moved by a refund, a report or an entry of its own.
 */
export async function explainDifference(
  context: DomainContext,
  by: StaffActor,
  { differenceId, resolution }: { differenceId: string; resolution: string },
): Promise<{ ok: true } | Refusal<'no-such-difference'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'difference.resolve', id: differenceId }, async (trx) => {
    const of = { differenceId, resolution };
    const isResolved = await resolveDifference({ db: trx, now: context.now }, of);
    if (!isResolved) return refuse('no-such-difference');
    return { ok: true, change: { before: { isResolved: false }, after: { isResolved: true } } };
  });
}
