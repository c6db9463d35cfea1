import type { Knex } from 'knex';
import type { PoliceNoticesRow } from '~/db/rows';
import { findIncident } from '../moderation/incidents';
import { listEvidenceOf } from '../moderation/list-evidence';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { userIdOf, type Person } from '../shared/person';
import { carryOut, type StaffActor, type StaffActRefusal } from '../staff/carry-out';
import { refuse, type Refusal } from '../staff/refusals';
import { sealContent } from './notice';

interface Request {
  grounds: PoliceNoticesRow['grounds'];
  /** The authority, and how it is reached. */
  recipient: string;
  /** The facts: the events, and the danger that follows from them. */
  facts: string;
}

/**
 * Requests a notice to the police about a flag, which another member of staff decides. The evidence and the
 * account are copied, so that they are preserved whatever happens to them. One request waits per flag.
 */
export async function requestNotice(
  context: DomainContext,
  { by, incidentId, request }: { by: StaffActor; incidentId: string; request: Request },
): Promise<{ ok: true } | Refusal<'not-found' | 'done-already'> | StaffActRefusal> {
  const { seal, now } = context;
  return carryOut(context, by, { act: 'incident.notify-police', id: incidentId }, async (trx) => {
    const incident = await findIncident(trx, incidentId, { forUpdate: true });
    if (!incident) return refuse('not-found');
    const waiting = await trx('police_notices')
      .where({ incident_id: incidentId })
      .whereNull('decided_at')
      .first('id');
    if (waiting) return refuse('done-already');
    const id = newId();
    const evidence = await listEvidenceOf({ seal, db: trx }, incidentId);
    const { grounds, recipient, facts } = request;
    const userId = userIdOf(incident.person);
    await trx('police_notices').insert({
      id,
      incident_id: incidentId,
      user_id: userId ?? null,
      grounds,
      recipient,
      ...sealContent(seal, id, {
        facts,
        person: await describePerson(trx, incident.person),
        evidence: evidence.map(({ text, category, at }) => ({
          text,
          category,
          at: at.toISOString(),
        })),
      }),
      asked_by: by.staffId,
      asked_at: now(),
    });
    return { ok: true, change: { after: { notice: id, grounds }, userId } };
  });
}

async function describePerson(db: Knex, { kind, id }: Person) {
  const account =
    kind === 'user' ? await db('accounts').where({ id }).first('email', 'created_at') : undefined;
  return {
    kind,
    id,
    email: account?.email ?? null,
    registeredAt: account?.created_at?.toISOString() ?? null,
  };
}
