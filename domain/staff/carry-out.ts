import type { Knex } from 'knex';
import { currentOrigin, currentRequestId } from '~/observability/request-context';
import { hashNetwork } from '../security-log/hash-network';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transact';
import { staffActs, type FinalAct, type StaffActName } from './acts';
import { isPermitted } from './permissions';
import { isStaffFreshlyProved } from './prove-staff-anew';
import type { StaffSession } from './read-staff-session';
import { refuse, type Refusal } from './refusals';

/** Who acts: a signed-in member of staff, or one whom a command names, who has no session. */
export type StaffActor = Pick<StaffSession, 'staffId' | 'role'> &
  Partial<Pick<StaffSession, 'sessionId'>>;

/** What the log shows of a thing: ids, names and figures; no secret, no address, nobody's words. */
type Facts = Record<string, string | number | boolean | null | undefined>;

interface Change {
  before?: Facts;
  after?: Facts;
  /** Whose account it is about. */
  userId?: string | undefined;
}

type Result = { ok: true; change: Change | null } | { ok: false };
type Told<Done> = Done extends { ok: true } ? Omit<Done, 'change'> : Done;
type Refused<Act> = Act extends FinalAct
  ? Refusal<'forbidden' | 'proof-required'>
  : Refusal<'forbidden'>;

interface Target<Act> {
  act: Act;
  /** The thing that it is done to. */
  id: string;
  /** Why, in words of whoever acts. */
  reason?: string | undefined;
}

/**
 * Has a member of staff act: the only way to. Their role carries the permission of the act, a final act
 * asks a fresh proof of them, and what was changed is written to the action log in the transaction that
 * changes it. An act that says the same again changes nothing (`change: null`) and is not logged; of a
 * refused one the security log tells.
 */
export async function carryOut<Act extends StaffActName, Done extends Result>(
  context: DomainContext,
  by: StaffActor,
  { act, id, reason }: Target<Act>,
  run: (trx: Knex.Transaction) => Promise<Done>,
): Promise<Told<Done> | Refused<Act>> {
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
    const done = await run(trx);
    if (!done.ok) return done as Told<Done>;
    const { change, ...told } = done;
    if (change) await logAction(context, trx, { by, act, id, reason, change });
    return told as Told<Done>;
  });
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
  { by, act, id, reason, change }: Logged,
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
    reason: reason ?? null,
    request_id: currentRequestId() ?? null,
    network: address ? hashNetwork(keys, address) : null,
  });
}
