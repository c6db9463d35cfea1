import type { Knex } from 'knex';
import type { StrikesRow } from '~/db/rows';
import {
  closeIncident,
  findGravestFlag,
  findIncident,
  noteSuspensionRequest,
  type Incident,
} from '../moderation/incidents';
import { lockPerson } from '../moderation/lock-person';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { userIdOf } from '../shared/person';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { decideReview } from './decide-review';
import { strikesLifted } from './events';
import { giveStrike } from './give-strike';
import { liftStrikes, replaceStrikes } from './lift-strikes';
import { refuse, type Refusal } from './refusals';
import type { ReviewDecision } from './schema';
import { strikesSettings } from './settings';
import { findRecipient } from './strike-rows';

interface Reviewed {
  by: StaffActor;
  incidentId: string;
  decision: ReviewDecision;
  /** The number of its flags that were seen. */
  seen: number;
}

type Outcome =
  | { ok: true; isWaiting: boolean }
  | Refusal<'not-found'>
  | StaffActRefusal
  | Extract<ReturnType<typeof decideReview>, { ok: false }>;

/**
 * Carries out the staff's decision about an incident, once. "No violation" retracts the strikes of its
 * flags, a warning has no points, and a strike or suspension replaces an automatic strike. The person is
 * notified. A suspension waits for a second person if the settings require it.
 */
export async function reviewIncident(
  context: DomainContext,
  { by, incidentId, decision, seen }: Reviewed,
): Promise<Outcome> {
  const { suspension_second_person: takesTwo } = await context.settings(strikesSettings);
  return carryOut(context, by, { act: 'incident.decide', id: incidentId }, async (trx) => {
    const stored = await findIncident(trx, incidentId);
    if (!stored) return refuse('not-found');
    await lockPerson(trx, stored.person);
    const incident = (await findIncident(trx, incidentId, { forUpdate: true })) ?? stored;
    const review = decideReview({ decision, by: by.staffId, incident, seen, takesTwo });
    if (!review.ok) return review;
    if (review.kind === 'repeat') return { ok: true, isWaiting: false, change: null };
    const isWaiting = review.kind === 'ask';
    if (review.kind === 'ask') {
      await noteSuspensionRequest(trx, incident.id, by.staffId);
    } else {
      await settle(context, trx, incident, review, by.staffId);
      await closeIncident(context, trx, incident.id, { decision, by: by.staffId });
    }
    const change = { after: { decision, isWaiting }, userId: userIdOf(incident.person) };
    return { ok: true, isWaiting, change };
  });
}

async function settle(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: incidentId, person }: Incident,
  {
    takesBack,
    gives,
  }: { takesBack: 'all' | 'gravest'; gives: 'warning' | 'strike' | 'suspension' | null },
  by: string,
): Promise<void> {
  const strikes = await trx('strikes').where({ incident_id: incidentId, lifted_at: null }).select();
  const flag = await findGravestFlag(trx, incidentId);
  const ofGravest = strikes.find(({ flag_id }) => flag_id === flag.id);
  if (takesBack === 'all') {
    const actor = { kind: 'staff', id: by } as const;
    if (strikes.length > 0)
      await liftStrikes(context, trx, person, strikes, { as: 'no-violation', actor });
    if (strikes.length > 0 && gives === null) await announceLift(trx, incidentId, person);
  } else if (ofGravest) {
    await replaceStrikes(context, trx, [ofGravest.id]);
  }
  if (gives === null) return;
  const before = takesBack === 'gravest' && ofGravest ? beforeOf(ofGravest) : undefined;
  await giveStrike(context, trx, { person, incidentId, flag, by, as: gives, before });
}

const beforeOf = ({ given_at, leads_to }: StrikesRow) => ({ at: given_at, leadsTo: leads_to });

async function announceLift(
  trx: Knex.Transaction,
  incidentId: string,
  person: Incident['person'],
): Promise<void> {
  announce(
    trx,
    strikesLifted,
    { personId: person.id, aggregateId: incidentId },
    { person, recipient: await findRecipient(trx, person) },
  );
}
