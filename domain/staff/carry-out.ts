import type { Knex } from 'knex';
import { currentOrigin, currentRequestId } from '~/observability/request-context';
import { hashNetwork } from '../security-log/hash-network';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { staffActs, type FinalAct, type StaffActName, type StaffResource } from './acts';
import { isPermitted } from './permissions';
import { findClaimRefusal } from './queue/find-claim-refusal';
import { isStaffFreshlyProved } from './reauthenticate-staff';
import type { StaffSession } from './read-staff-session';
import { refuse, type Refusal } from './refusals';

/**
 * The staff member who acts, signed in or named by a command (which has no session), and the circumstances
 * of the act.
 */
export type StaffActor = Pick<StaffSession, 'staffId' | 'role'> &
  Partial<Pick<StaffSession, 'sessionId'>> & {
    /** The reason in their words. */
    reason?: string | undefined;
    /**
     * The last change of the thing that they saw in the log, or null for none. If there is a later one, the
     * act is refused.
     */
    seen?: string | null | undefined;
    /** The key of the act, the same in every attempt; the act is carried out once. */
    key?: string | undefined;
  };

/** The refusals that any act can get. */
export type StaffActRefusal = Refusal<
  'forbidden' | 'changed-since' | 'done-already' | 'taken-by-another' | 'not-taken'
>;

/** The logged facts of a thing: ids, names and numbers; no secrets, addresses or text by people. */
type Facts = Record<string, string | number | boolean | null | undefined>;

interface Change {
  before?: Facts;
  after?: Facts;
  /** The account that the act is about. */
  userId?: string | undefined;
}

type Result = { ok: true; change: Change | null } | { ok: false };
type ActResult<Done> = Done extends { ok: true } ? Omit<Done, 'change'> : Done;
type Refused<Act> = StaffActRefusal | (Act extends FinalAct ? Refusal<'proof-required'> : never);

interface Target<Act> {
  act: Act;
  /** The id of the thing that the act changes. */
  id: string;
}

/**
 * Carries out an act of a staff member; there is no other way for staff to act. Their role must have the
 * permission of the act, and a final act needs a fresh proof of identity. The change is written to the
 * action log in the same transaction. Acts on a thing are serialised: an act is refused if the staff member
 * had not seen the last change, or if it is a repeated attempt. A decision about a thing that waits in the
 * queue needs the claim of the staff member, unless a command makes it. An act without effect (`change: null`) is
 * not logged; one without permission or proof is recorded in the security log.
 */
export async function carryOut<Act extends StaffActName, Done extends Result>(
  context: DomainContext,
  by: StaffActor,
  { act, id }: Target<Act>,
  run: (trx: Knex.Transaction) => Promise<Done>,
): Promise<ActResult<Done> | Refused<Act>> {
  const refused = await findRefusal(context, by, act);
  if (refused) {
    await logSecurityEvent(context, context.db, {
      kind: 'staff-refused',
      actor: { kind: 'staff', id: by.staffId },
      detail: { act, id, reason: refused.reason },
    });
    return refused as Refused<Act>;
  }
  return transact(context, async (trx) => {
    const late = await findConflict(trx, by, { act, id });
    if (late) return late;
    const unclaimed = await findUnclaimed(context, trx, by, { act, id });
    if (unclaimed) return unclaimed;
    const done = await run(trx);
    if (!done.ok) return done as ActResult<Done>;
    const { change, ...result } = done;
    if (change) await logAction(context, trx, { by, act, id, change });
    return result as ActResult<Done>;
  });
}

/** Waits for other acts on the thing, and returns a refusal if one of them conflicts with this one. */
async function findConflict(
  trx: Knex.Transaction,
  { staffId, key, seen }: StaffActor,
  { act, id }: Target<StaffActName>,
): Promise<Refusal<'changed-since' | 'done-already'> | null> {
  const { resource } = staffActs[act];
  await trx.raw("select pg_advisory_xact_lock(hashtextextended(?, hashtext('staff act')))", [
    `${resource} ${id}`,
  ]);
  const isRepeat =
    key !== undefined && (await trx('staff_actions').where({ staff_id: staffId, key }).first('id'));
  if (isRepeat) return refuse('done-already');
  if (seen === undefined) return null;
  return (await findLastChange(trx, { resource, id })) === seen ? null : refuse('changed-since');
}

/** Returns a refusal if an act needs a claim that the signed-in member of staff does not have. */
async function findUnclaimed(
  context: DomainContext,
  trx: Knex.Transaction,
  { staffId, sessionId }: StaffActor,
  { act, id }: Target<StaffActName>,
) {
  const { resource, ...rest } = staffActs[act];
  if (sessionId === undefined || !('needsClaim' in rest)) return null;
  return findClaimRefusal(context, trx, { staffId, resource, id });
}

/** Returns the id of the last logged act that changed a thing; null if there is none. */
export async function findLastChange(
  db: Knex,
  { resource, id }: { resource: StaffResource; id: string },
): Promise<string | null> {
  const last = await db('staff_actions')
    .where({ resource, resource_id: id })
    .whereRaw('(before is not null or after is not null)')
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id');
  return last?.id ?? null;
}

async function findRefusal(context: DomainContext, by: StaffActor, name: StaffActName) {
  const { permission, ...act } = staffActs[name];
  if (!isPermitted(by.role, permission)) return refuse('forbidden');
  if (!('isFinal' in act)) return null;
  const { sessionId } = by;
  const isProved = sessionId !== undefined && (await isStaffFreshlyProved(context, { sessionId }));
  return isProved ? null : refuse('proof-required');
}

interface Logged extends Target<StaffActName> {
  by: StaffActor;
  change: Change;
}

async function logAction(
  { keys }: Pick<DomainContext, 'keys'>,
  trx: Knex.Transaction,
  { by, act, id, change }: Logged,
): Promise<void> {
  const address = currentOrigin()?.address;
  const { before, after, userId } = change;
  await trx('staff_actions').insert({
    id: newId(),
    staff_id: by.staffId,
    role: by.role,
    act,
    resource: staffActs[act].resource,
    resource_id: id,
    user_id: userId ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason: by.reason ?? null,
    key: by.key ?? null,
    request_id: currentRequestId() ?? null,
    network: address ? hashNetwork(keys, address) : null,
  });
}
