import { noteStaffJoined } from '../account-states/staff-rows';
import type { Asker } from '../viewers/asker';
import { addPasskey } from '../second-factors/add-passkey';
import { checkFactor, type FactorProof } from '../second-factors/check-factor';
import { confirmApp } from '../second-factors/confirm-app';
import { isFactorRequired } from '../second-factors/factor-required';
import type { RelyingParty } from '../second-factors/relying-party';
import type { MadePasskey } from '../second-factors/schema';
import { closeTicket, tryTicket, type TicketPurpose } from '../second-factors/ticket';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { StaffRow } from './find-active-staff';
import { openStaffSession, type StaffTokens } from './open-staff-session';
import { refuse, type Refusal } from './refusals';
import { staffAccount } from './staff-account';
import { readStaffTicket, type StaffTicket } from './staff-ticket';

type Refused = Refusal<'no-ticket' | 'invalid-code' | 'too-many-attempts'>;
type Entered = { ok: true; staff: StaffRow; tokens: StaffTokens };

/** Opens the session of a staff member after the proof of their second factor. */
export async function proveStaffFactor(
  context: DomainContext,
  { token, asker, proof }: { token: string; asker: Asker; proof: FactorProof },
): Promise<Entered | Refused> {
  const ticket = await tryStaffTicket(context, token, 'prove');
  if (!ticket.ok) return ticket;
  const isKnown = asker.isKnownTo(staffAccount(ticket.staff.email));
  const { holder } = ticket;
  const checked = await checkFactor(context, { holder, asker, isKnown, proof });
  return checked.ok ? enter(context, ticket) : checked;
}

/** The factor that a staff member without one adds. */
type Enrolment =
  | { code: string; made?: undefined }
  | { code?: undefined; made: MadePasskey; name: string; site: RelyingParty };

/**
 * Adds the first second factor of a staff member and opens their session. The recovery codes are shown only
 * once.
 */
export async function enrolStaff(
  context: DomainContext,
  { token, asker, factor }: { token: string; asker: Asker; factor: Enrolment },
): Promise<(Entered & { recoveryCodes: string[] }) | Refused | Refusal<'passkey-refused'>> {
  const ticket = await tryStaffTicket(context, token, 'enrol');
  if (!ticket.ok) return ticket;
  const { holder } = ticket;
  const added = factor.made
    ? await addPasskey(context, { holder, asker, ...factor })
    : await confirmApp(context, { holder, code: factor.code });
  if (!added.ok) return added;
  const entered = await enter(context, ticket);
  return entered.ok ? { ...entered, recoveryCodes: added.recoveryCodes ?? [] } : entered;
}

/** Checks whether staff may sign in without a second factor for now. */
export async function mayWaitWithFactor(context: DomainContext): Promise<boolean> {
  return !(await isFactorRequired(context, 'staff'));
}

/** Opens the session of a staff member without a second factor, if that is allowed. */
export async function enterWithoutFactor(
  context: DomainContext,
  token: string,
): Promise<Entered | Refused> {
  if (!(await mayWaitWithFactor(context))) return refuse('no-ticket');
  const ticket = await tryStaffTicket(context, token, 'enrol');
  return ticket.ok ? enter(context, ticket) : ticket;
}

async function tryStaffTicket(
  context: DomainContext,
  token: string,
  purpose: TicketPurpose,
): Promise<({ ok: true } & StaffTicket) | Refused> {
  const tried = await tryTicket(context, token);
  if (!tried.ok) return tried;
  const ticket = await readStaffTicket(context, token);
  return ticket?.purpose === purpose ? { ok: true, ...ticket } : refuse('no-ticket');
}

async function enter(context: DomainContext, ticket: StaffTicket): Promise<Entered | Refused> {
  return transact(context, async (trx) => {
    if (!(await closeTicket(context, trx, ticket))) return refuse('no-ticket');
    const { staff } = ticket;
    await noteStaffJoined(trx, staff.id, context.now());
    return { ok: true, staff, tokens: await openStaffSession(context, trx, { staffId: staff.id }) };
  });
}
