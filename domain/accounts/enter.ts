import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { attachGuest } from '../viewers/attach-guest';
import { noteDevice } from '../sessions/note-device';
import { startSession, type SessionTokens } from '../sessions/start-session';

/** The browser in which a user signs in. */
export interface Visit {
  userAgent?: string | undefined;
  /** The visitor that this person was until now. Their messages and views are attached to the account. */
  guestId?: string | undefined;
}

/** Opens a session for a verified user who has given all required proofs. */
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
