import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { attachGuest } from '../viewers/attach-guest';
import { noteDevice } from '../sessions/note-device';
import { startSession, type SessionTokens } from '../sessions/start-session';

/** The browser somebody comes in with. */
export interface Visit {
  userAgent?: string | undefined;
  /** The visitor this person was until now; what they said and saw comes along. */
  guestId?: string | undefined;
}

/** Opens a session of a verified user who has proved all there is to prove. */
export async function enter(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  { userAgent, guestId }: Visit,
): Promise<SessionTokens> {
  if (guestId) await attachGuest(context, trx, { guestId, userId });
  await noteDevice(context, trx, { userId, userAgent });
  return startSession(context, trx, {
    userId,
    ...(userAgent === undefined ? {} : { userAgent }),
  });
}
