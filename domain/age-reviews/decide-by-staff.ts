import * as z from 'zod';
import { lockAccount } from '../account-states/account-rows';
import { bringAccountTo } from '../account-states/bring-account-to';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActor } from '../staff/carry-out';
import { refuse, type Refusal } from './refusals';

/** What staff may make of a review: let in again, or close for good. */
export const staffDecisionSchema = z.enum(['release', 'close']);

const outcomes = {
  release: { act: 'account.release', state: 'active' },
  close: { act: 'account.close', state: 'terminated' },
} as const;

interface Decided {
  by: StaffActor;
  userId: string;
  decision: z.infer<typeof staffDecisionSchema>;
}

/** Lets an account whose age is under review in again, or closes it; refuses what is not under review. */
export async function decideByStaff(
  context: DomainContext,
  { by, userId, decision }: Decided,
): Promise<
  { ok: true } | Refusal<'forbidden' | 'not-under-review' | 'not-found' | 'state-not-reachable'>
> {
  const { act, state } = outcomes[decision];
  return carryOut(context, by, { act, id: userId }, async (trx) => {
    const account = await lockAccount(trx, { id: userId }, ['state']);
    if (account?.state !== 'under_age_review') return refuse('not-under-review');
    const actor = { kind: 'staff', id: by.staffId } as const;
    const brought = await bringAccountTo(context, trx, { userId, state }, actor);
    if (!brought.ok) return brought;
    return { ok: true, change: { before: { state: account.state }, after: { state }, userId } };
  });
}
