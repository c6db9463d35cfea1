import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { deviceOf } from '../shared/origin/device-of';
import { newDeviceSignedIn } from './events';

/** The number of earlier sessions that are compared; they include every device in regular use. */
const comparedSessions = 100;

interface Entering {
  userId: string;
  userAgent: string | undefined;
}

/**
 * Notifies the account's owner by mail of a sign-in with a new browser or system, in the caller's
 * transaction and before the session is opened. A new version of a browser is not new, and the first
 * session of an account causes no mail.
 */
export async function noteDevice(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, userAgent }: Entering,
): Promise<void> {
  const sessions = await trx('sessions')
    .where({ user_id: userId })
    .orderBy('created_at', 'desc')
    .limit(comparedSessions)
    .select('user_agent');
  if (sessions.length === 0) return;
  const device = deviceOf(userAgent);
  const isSame = (other: string | null) => nameOf(deviceOf(other)) === nameOf(device);
  if (sessions.some(({ user_agent }) => isSame(user_agent))) return;
  const user = await trx('accounts').where({ id: userId }).first('email', 'locale', 'time_zone');
  if (!user) return;
  announce(
    trx,
    newDeviceSignedIn,
    { personId: userId, aggregateId: userId },
    {
      email: user.email,
      locale: user.locale,
      device,
      at: context.now().toISOString(),
      ...(user.time_zone === null ? {} : { timeZone: user.time_zone }),
    },
  );
}

const nameOf = (device: ReturnType<typeof deviceOf>) =>
  device ? `${device.browser} ${device.system}` : 'unknown';
