import type { Knex } from 'knex';
import { newReference } from '../cases/reference';
import { severityOf } from '../moderation/severity';
import type { RefusedCategory } from '../moderation/verdict';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { userIdOf, type Person } from '../shared/person';
import { writeStatement } from '../statements/write-statement';
import { decideStrike, type Strike } from './decide-strike';
import { strikeGiven } from './events';
import { consequences, type Consequence } from './schema';
import { settleState } from './settle-state';
import { strikesSettings } from './settings';
import { findRecipient, listActiveStrikes, toCounted } from './strike-rows';

interface Given {
  person: Person;
  incidentId: string;
  flag: { id: string; category: RefusedCategory };
  /** The staff member; null for the filter. */
  by: string | null;
  /** The choice of staff; by default the points determine the consequence. */
  as?: 'strike' | 'warning' | 'suspension';
  /** For a replacement, the time and the consequence of the replaced strike. */
  before?: { at: Date; leadsTo: Consequence } | undefined;
}

/**
 * Gives a strike for a flag in the caller's transaction, which has locked the person, and applies its
 * consequence. The person is notified, unless the replaced strike had the same or a graver consequence. A
 * flag has at most one active strike.
 */
export async function giveStrike(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, incidentId, flag, by, as = 'strike', before }: Given,
): Promise<void> {
  const settings = await context.settings(strikesSettings);
  const at = before?.at ?? context.now();
  const activeStrikes = await listActiveStrikes(trx, person);
  const breach = {
    severity: severityOf(flag.category),
    at,
    others: activeStrikes.filter(({ given_at }) => given_at <= at).map(toCounted),
    mayBeSuspended: by !== null && person.kind === 'user',
  };
  const strike = { ...decideStrike(breach, settings), ...chosen[as] };
  const id = newId();
  const reference = newReference();
  await trx('strikes').insert({
    id,
    reference,
    incident_id: incidentId,
    flag_id: flag.id,
    person_kind: person.kind,
    person_id: person.id,
    category: flag.category,
    points: strike.points,
    leads_to: strike.leadsTo,
    paused_until: strike.pausedUntil,
    rests_on_points: as === 'strike',
    given_by: by,
    given_at: at,
    expires_at: strike.expiresAt,
  });
  await stateStrike(context, trx, { id, person, category: flag.category, strike, by });
  await settleState(context, trx, person, by ? { kind: 'staff', id: by } : { kind: 'system' });
  if (before && !isGraver(strike.leadsTo, before.leadsTo)) return;
  announce(
    trx,
    strikeGiven,
    { personId: person.id, aggregateId: id },
    {
      person,
      recipient: await findRecipient(trx, person),
      reference,
      rule: flag.category,
      leadsTo: strike.leadsTo,
      pausedUntil: strike.pausedUntil?.toISOString() ?? null,
      expiresAt: strike.expiresAt.toISOString(),
      isByFilter: by === null,
      appealUntil: new Date(at.getTime() + settings.appeal_seconds * 1000).toISOString(),
    },
  );
}

interface Stated extends Pick<Given, 'person' | 'by'> {
  id: string;
  category: RefusedCategory;
  strike: Pick<Strike, 'leadsTo' | 'pausedUntil'>;
}

/** Writes the statement of reasons of a strike. */
const stateStrike = (
  context: DomainContext,
  trx: Knex.Transaction,
  { id, person, category, strike, by }: Stated,
): Promise<void> =>
  writeStatement(context, trx, {
    userId: userIdOf(person) ?? null,
    subject: 'message',
    subjectId: id,
    rule: category,
    consequence: strike.leadsTo,
    endsAt: strike.pausedUntil,
    source: 'own-initiative',
    isFoundByFilter: true,
    decidedBy: by,
  });

/** The consequences that staff can choose independent of the points. */
const chosen: Record<NonNullable<Given['as']>, Partial<Strike>> = {
  strike: {},
  warning: { points: 0, leadsTo: 'warning', pausedUntil: null },
  suspension: { leadsTo: 'suspension', pausedUntil: null },
};

const isGraver = (one: Consequence, other: Consequence) =>
  consequences.indexOf(one) > consequences.indexOf(other);
