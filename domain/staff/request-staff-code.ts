import { lockStaffAccount } from '../account-states/account-rows';
import type { Asker } from '../viewers/asker';
import { createCode, codeResendWait } from '../credentials/one-time-code';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { staffCodeRequested, strangerRequestedStaffCode } from './events';
import { findActiveStaff } from './find-active-staff';
import { strangerId } from '../credentials/stranger-id';
import { credentialsSettings } from '../credentials/settings';

/** The minimum seconds between two codes for one browser: two clicks are one request. */
const minimumInterval = 1;

/**
 * Mails a sign-in code to an active staff member, valid in the requesting browser. For other people the
 * response and its time are the same: a code is created that is sent to no one.
 */
export async function requestStaffCode(
  context: DomainContext,
  { email, asker }: { email: string; asker: Asker },
): Promise<{ ok: true }> {
  const member = await findActiveStaff(context.db, email);
  const ownerId = member?.id ?? strangerId(context, email);
  await transact(context, async (trx) => {
    await lockStaffAccount(trx, ownerId);
    const which = { purpose: 'staff_sign_in', ownerId, askerId: asker.id } as const;
    const within = { ...context, db: trx };
    const { code_resend_seconds } = await context.settings(credentialsSettings);
    const wait = await codeResendWait(within, which);
    if (wait > code_resend_seconds - minimumInterval) return;
    const code = await createCode(context, trx, which);
    const sealedCode = context.seal.seal(code);
    const about = { personId: null, aggregateId: ownerId };
    if (member) announce(trx, staffCodeRequested, about, { email: member.email, sealedCode });
    else announce(trx, strangerRequestedStaffCode, about, {});
  });
  return { ok: true };
}
