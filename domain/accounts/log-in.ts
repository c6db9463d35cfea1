import type { Knex } from 'knex';
import { attachGuestChats } from '../chat/attach-guest-chats';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { refuse, type Refusal } from '../shared/errors';
import { getCurrentUser } from './current-user';
import { verifyPassword } from './password';
import type { CurrentUser, NotVerifiedUser } from './schema';
import { maySignIn } from './session';
import { startSession, type SessionTokens } from './start-session';
import type { AccountState } from './viewer';

interface Device {
  userAgent?: string | undefined;
  /** The visitor this person was until now; their conversations come along. */
  guestId?: string | undefined;
}

type Answer =
  | { ok: true; user: CurrentUser | NotVerifiedUser; isVerified: boolean; tokens: SessionTokens }
  | Refusal<'wrong-credentials' | 'suspended' | 'terminated'>;

interface UserRow {
  id: string;
  password_hash: string | null;
  state: AccountState;
  verified_at: Date | null;
}

/**
 * Opens a session by e-mail and password. An unknown address and a wrong password are told apart
 * neither by the answer nor by the time it takes; the account's state is told only to whoever knows
 * the password.
 */
export async function logIn(
  context: DomainContext,
  credentials: { email: string; password: string },
  device: Device = {},
): Promise<Answer> {
  const user = await findByEmail(context.db, credentials.email);
  const fits = await verifyPassword(user?.password_hash ?? null, credentials.password);
  if (!user || !fits) return refuse('wrong-credentials');
  if (!maySignIn(user.state)) {
    return refuse(user.state === 'suspended' ? 'suspended' : 'terminated');
  }
  const isVerified = user.verified_at !== null;
  const tokens = await transact(context, async (trx) => {
    if (isVerified && device.guestId) await attachGuestChats(trx, device.guestId, user.id);
    return startSession(context, trx, {
      userId: user.id,
      ...(device.userAgent === undefined ? {} : { userAgent: device.userAgent }),
    });
  });
  return { ok: true, user: await getCurrentUser(context, user.id), isVerified, tokens };
}

/** The account of an address: the verified one, else the newest sign-up. */
function findByEmail(db: Knex, email: string): Promise<UserRow | undefined> {
  return db('users')
    .where({ email })
    .whereNot('state', 'deleted')
    .orderByRaw('verified_at is null, created_at desc')
    .first<UserRow | undefined>('id', 'password_hash', 'state', 'verified_at');
}
