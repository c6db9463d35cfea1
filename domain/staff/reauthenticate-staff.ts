import type { Asker } from '../viewers/asker';
import { checkFactor, type FactorProof } from '../second-factors/check-factor';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { openStaffSession, type StaffTokens } from './open-staff-session';
import type { StaffSession } from './read-staff-session';
import { staffAccount } from './staff-account';
import { sessionsSettings } from '../sessions/settings';
import { refuse, type Refusal } from './refusals';

/** Checks whether a staff session began, and was thereby proved, within the last minutes. */
export async function isStaffFreshlyProved(
  context: DomainContext,
  { sessionId }: Pick<StaffSession, 'sessionId'>,
): Promise<boolean> {
  const { fresh_proof_seconds } = await context.settings(sessionsSettings);
  const since = new Date(context.now().getTime() - fresh_proof_seconds * 1000);
  const fresh = await context
    .db('staff_sessions')
    .where({ id: sessionId })
    .where('created_at', '>', since)
    .first('id');
  return fresh !== undefined;
}

/**
 * Replaces the session of a staff member who proves their second factor again (ASVS 5.0, 7.2.4). A member
 * without a factor has to sign in again instead.
 */
export async function reauthenticateStaff(
  context: DomainContext,
  { sessionId, staffId, email }: StaffSession,
  { asker, proof }: { asker: Asker; proof: FactorProof },
): Promise<
  { ok: true; tokens: StaffTokens } | Refusal<'invalid-code' | 'too-many-attempts' | 'no-session'>
> {
  const holder = { kind: 'staff', id: staffId } as const;
  const isKnown = asker.isKnownTo(staffAccount(email));
  const checked = await checkFactor(context, { holder, asker, isKnown, proof });
  if (!checked.ok) return checked;
  return transact(context, async (trx) => {
    const [ended] = await trx('staff_sessions')
      .where({ id: sessionId })
      .whereNull('revoked_at')
      .update({ revoked_at: context.now() })
      .returning('expires_at');
    if (!ended) return refuse('no-session');
    const replaces = { id: sessionId, expiresAt: ended.expires_at };
    return { ok: true, tokens: await openStaffSession(context, trx, { staffId, replaces }) };
  });
}
