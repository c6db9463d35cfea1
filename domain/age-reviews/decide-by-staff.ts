import { lockAccount } from '../account-states/account-rows';
import { bringAccountTo } from '../account-states/bring-account-to';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { writeStatement } from '../statements/write-statement';
import { refuse, type Refusal } from './refusals';

const outcomes = {
  release: { act: 'account.release', state: 'active' },
  close: { act: 'account.close', state: 'terminated' },
} as const;

interface Decided {
  by: StaffActor;
  userId: string;
  /** Release the person, or close the account for good. */
  decision: keyof typeof outcomes;
}

/** Releases an account whose age is under review, or closes it. Refuses an account not under review. */
export async function decideByStaff(
  context: DomainContext,
  { by, userId, decision }: Decided,
): Promise<
  { ok: true } | Refusal<'not-under-review' | 'not-found' | 'state-not-reachable'> | StaffActRefusal
> {
  const { act, state } = outcomes[decision];
  return carryOut(context, by, { act, id: userId }, async (trx) => {
    const account = await lockAccount(trx, { id: userId }, ['state']);
    if (account?.state !== 'under_age_review') return refuse('not-under-review');
    const actor = { kind: 'staff', id: by.staffId } as const;
    const brought = await bringAccountTo(context, trx, { userId, state }, actor);
    if (!brought.ok) return brought;
    if (decision === 'close') {
      await writeStatement(context, trx, {
        userId,
        subject: 'account',
        subjectId: userId,
        rule: 'minor_self',
        consequence: 'termination',
        source: 'own-initiative',
        isFoundByFilter: true,
        decidedBy: by.staffId,
      });
    }
    return { ok: true, change: { before: { state: account.state }, after: { state }, userId } };
  });
}
