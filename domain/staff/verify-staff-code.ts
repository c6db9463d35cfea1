import type { Asker } from '../viewers/asker';
import { consumeCode } from '../credentials/one-time-code';
import { strangerId } from '../credentials/stranger-id';
import { hasSecondFactor } from '../second-factors/list-factors';
import { openTicket, type Ticket, type TicketPurpose } from '../second-factors/ticket';
import type { DomainContext } from '../shared/context';
import { findActiveStaff } from './find-active-staff';
import { refuse, type Refusal } from './refusals';
import { staffAccount } from './staff-account';

type Answer =
  | { ok: true; ticket: Ticket; purpose: TicketPurpose }
  | Refusal<'invalid-code' | 'too-many-attempts'>;

/**
 * Exchanges a mailed code for a ticket, with which the second factor is proved, or added if there is none.
 * Unknown and inactive people get the same refusal as staff with a wrong code; their attempts are counted
 * against the code that was created for them.
 */
export async function verifyStaffCode(
  context: DomainContext,
  { email, code, asker }: { email: string; code: string; asker: Asker },
): Promise<Answer> {
  const staff = await findActiveStaff(context, email);
  const ownerId = staff?.id ?? strangerId(context, email);
  const consumed = await consumeCode(context, {
    purpose: 'staff_sign_in',
    ownerId,
    asker,
    account: staffAccount(email),
    code,
  });
  if (!consumed.ok) {
    return refuse(consumed.reason === 'too-many-attempts' ? 'too-many-attempts' : 'invalid-code');
  }
  if (!staff) return refuse('invalid-code');
  const holder = { kind: 'staff', id: staff.id } as const;
  const purpose = (await hasSecondFactor(context.db, holder)) ? 'prove' : 'enrol';
  return { ok: true, ticket: await openTicket(context, context.db, holder, purpose), purpose };
}
