import type { AccountState } from '../account-states/schema';
import { findIncident, type Incident } from '../moderation/incidents';
import { listEvidenceOf, type Evidence } from '../moderation/list-evidence';
import type { WordKind } from '../moderation/word-kinds';
import type { DomainContext } from '../shared/context';
import { userIdOf, type Person } from '../shared/person';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { isPermitted } from '../staff/permissions';
import type { StaffSession } from '../staff/read-staff-session';
import { readAccountStatus, type CurrentStatus } from './read-account-status';
import { refuse, type Refusal } from './refusals';

/** An incident as shown to staff before they open the evidence. */
export interface IncidentSeen {
  incident: Incident;
  /** The person's account; null for a visitor. */
  account: { email: string; state: AccountState } | null;
  /** Other decisions about this person. */
  status: CurrentStatus;
}

/** Returns an incident without its evidence. */
export async function seeIncident(
  context: DomainContext,
  by: Pick<StaffSession, 'role'>,
  incidentId: string,
): Promise<({ ok: true } & IncidentSeen) | Refusal<'forbidden' | 'not-found'>> {
  if (!isPermitted(by.role, 'moderation.read')) return refuse('forbidden');
  const incident = await findIncident(context.db, incidentId);
  if (!incident) return refuse('not-found');
  const { person } = incident;
  const [account, status] = await Promise.all([
    findAccount(context, person),
    readAccountStatus(context, person),
  ]);
  return { ok: true, incident, account, status };
}

/** Returns the account of an incident's or appeal's person; null for a visitor. */
export async function findAccount({ db }: Pick<DomainContext, 'db'>, { kind, id }: Person) {
  if (kind === 'guest') return null;
  return (await db('accounts').where({ id }).first('email', 'state')) ?? null;
}

/**
 * Opens the refused words of an incident, or the place of generated media, for a staff member; the log
 * records the access.
 */
export async function openEvidence(
  context: DomainContext,
  by: StaffActor,
  incidentId: string,
): Promise<
  { ok: true; kind: WordKind; evidence: Evidence[] } | Refusal<'not-found'> | StaffActRefusal
> {
  return carryOut(context, by, { act: 'incident.open', id: incidentId }, async (trx) => {
    const incident = await findIncident(trx, incidentId);
    if (!incident) return refuse('not-found');
    const evidence = await listEvidenceOf({ ...context, db: trx }, incidentId);
    const change = { userId: userIdOf(incident.person) };
    return { ok: true, kind: incident.kind, evidence, change };
  });
}
