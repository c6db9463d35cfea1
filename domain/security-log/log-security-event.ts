import type { Knex } from 'knex';
import { currentOrigin, currentRequestId } from '~/observability/request-context';
import { deviceOf } from '../shared/origin/device-of';
import type { DomainContext } from '../shared/context';
import { hashForLog, hashNetwork } from './hash-network';
import type { Actor, SecurityEvent } from './schema';

/**
 * Adds an event to the security log: in the transaction of the action, so that both are committed together,
 * or separately for a refusal. The origin comes from the current request, and the time from the database.
 */
export async function logSecurityEvent(
  { keys }: Pick<DomainContext, 'keys'>,
  db: Knex,
  event: SecurityEvent,
): Promise<void> {
  const { kind: actorKind, id: actorId } = event.actor ?? actorOf(event);
  const origin = currentOrigin();
  const device = deviceOf(origin?.userAgent);
  const account = event.account?.trim().toLowerCase();
  const detail = {
    ...event.detail,
    ...(account ? { account: hashForLog(keys, `account:${account}`).toString('hex') } : {}),
  };
  await db('security_log').insert({
    kind: event.kind,
    actor_kind: actorKind,
    actor_id: actorId ?? null,
    user_id: event.userId ?? null,
    session_id: event.sessionId ?? null,
    network: origin?.address ? hashNetwork(keys, origin.address) : null,
    client: device ? `${device.browser} on ${device.system}` : null,
    request_id: currentRequestId() ?? null,
    detail: JSON.stringify(detail),
  });
}

const actorOf = ({ userId }: SecurityEvent): Actor =>
  userId ? { kind: 'user', id: userId } : { kind: 'nobody' };
