import type { AppLoadContext } from '@remix-run/node';
import { findFactorKinds, type FactorKinds } from '~/domain/second-factors/list-factors';
import { mayWaitWithFactor } from '~/domain/staff/finish-staff-sign-in';
import { readStaffTicket } from '~/domain/staff/staff-ticket';
import { readAppToSetUp, type AppToSetUp } from '../../second-factors/server/app-to-set-up.server';

/** The step after a correct code: the second factor, or its enrolment. */
export type StaffStep =
  | { step: 'prove'; kinds: FactorKinds }
  | { step: 'enrol'; app: AppToSetUp | null; mayWait: boolean };

/** Returns the current step of a browser's sign-in from its ticket; null before the code. */
export async function readStaffStep({
  domain,
  ticket: token,
  product,
}: Pick<AppLoadContext, 'domain' | 'ticket' | 'product'>): Promise<StaffStep | null> {
  const ticket = await readStaffTicket(domain, token);
  if (!ticket) return null;
  const { holder, staff } = ticket;
  if (ticket.purpose === 'prove') {
    return { step: 'prove', kinds: await findFactorKinds(domain.db, holder) };
  }
  const about = { issuer: product.name, account: staff.email };
  const [app, mayWait] = await Promise.all([
    readAppToSetUp(domain, holder, about),
    mayWaitWithFactor(domain),
  ]);
  return { step: 'enrol', app, mayWait };
}
