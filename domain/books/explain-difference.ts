import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { refuse, type Refusal } from './refusals';
import { resolveDifference } from './resolve-difference';

/** The characters of a reason that are stored with the difference; the log keeps all of it. */
const longestResolution = 500;

/**
 * Resolves an open difference, explained by the reason of the act. Nothing is booked: money that has to
 * move is moved by a refund, a report or an entry of its own.
 */
export async function explainDifference(
  context: DomainContext,
  by: StaffActor,
  differenceId: string,
): Promise<{ ok: true } | Refusal<'no-such-difference'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'difference.resolve', id: differenceId }, async (trx) => {
    const resolution = (by.reason ?? '').slice(0, longestResolution);
    const of = { differenceId, resolution };
    const isResolved = await resolveDifference({ db: trx, now: context.now }, of);
    if (!isResolved) return refuse('no-such-difference');
    return { ok: true, change: { before: { isResolved: false }, after: { isResolved: true } } };
  });
}
