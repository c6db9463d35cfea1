import { createCode, codeResendWait } from '../accounts/one-time-code';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { staffCodeRequested } from './events';
import { findActiveStaff } from './find-active-staff';

/** The shortest time between two codes of one member of staff, in seconds: two clicks are one ask. */
const minimumInterval = 1;

/** Mails a sign-in code to an active member of staff; anybody else is answered alike. */
export async function requestStaffCode(
  context: DomainContext,
  { email }: { email: string },
): Promise<{ ok: true }> {
  const member = await findActiveStaff(context.db, email);
  if (!member) return { ok: true };
  await transact(context, async (trx) => {
    await trx('staff').where({ id: member.id }).forUpdate().first('id');
    const within = { ...context, db: trx };
    const { code_resend_seconds } = await context.settings();
    const wait = await codeResendWait(within, member.id, 'staff_sign_in');
    if (wait > code_resend_seconds - minimumInterval) return;
    const code = await createCode(context, trx, 'staff_sign_in', member.id);
    announce(
      trx,
      staffCodeRequested,
      { personId: null, aggregateId: member.id, version: context.now().getTime() },
      { email: member.email, sealedCode: context.seal.seal(code) },
    );
  });
  return { ok: true };
}
