import { lockStaffAccount } from '../account-states/account-rows';
import { codeResendWait, createCode } from '../credentials/one-time-code';
import { credentialsSettings } from '../credentials/settings';
import { strangerId } from '../credentials/stranger-id';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { Asker } from '../viewers/asker';
import { staffCodeRequested, staffResetRequested, strangerRequestedStaffCode } from './events';
import type { StaffRow } from './find-active-staff';

/** The minimum seconds between two codes for one browser: two clicks are one request. */
const minimumInterval = 1;

interface Mailing {
  purpose: 'staff_sign_in' | 'staff_reset';
  email: string;
  /** The member who gets the code; null for anyone else. */
  member: StaffRow | null;
  asker: Asker;
}

/**
 * Mails a code to a staff member, valid in the requesting browser. For other people a code is created that is
 * sent to no one, so that the response and its time are the same.
 */
export async function mailStaffCode(
  context: DomainContext,
  { purpose, email, member, asker }: Mailing,
): Promise<{ ok: true }> {
  const ownerId = member?.id ?? strangerId(context, email);
  await transact(context, async (trx) => {
    await lockStaffAccount(trx, ownerId);
    const which = { purpose, ownerId, askerId: asker.id };
    const { code_resend_seconds } = await context.settings(credentialsSettings);
    const wait = await codeResendWait({ ...context, db: trx }, which);
    if (wait > code_resend_seconds - minimumInterval) return;
    const sealedCode = context.seal.seal(await createCode(context, trx, which));
    const about = { personId: null, aggregateId: ownerId };
    if (!member) {
      announce(trx, strangerRequestedStaffCode, about, {});
      return;
    }
    const mailed = { email: member.email, sealedCode };
    if (purpose === 'staff_reset') announce(trx, staffResetRequested, about, mailed);
    else announce(trx, staffCodeRequested, about, mailed);
  });
  return { ok: true };
}
