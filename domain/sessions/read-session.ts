import type { AccountsRow, SessionsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { readAccessToken, type AccessClaims } from './access-token';
import { maySignIn } from '../account-states/account-state';
import type { UserViewer } from '../viewers/viewer';

type SessionUserRow = Pick<
  SessionsRow,
  'user_id' | 'actor_id' | 'generation' | 'confirmed_generation'
> &
  Pick<
    AccountsRow,
    | 'email'
    | 'nick_name'
    | 'gender'
    | 'agreed_to_promotions'
    | 'account_type'
    | 'state'
    | 'verified_at'
    | 'is_test'
    | 'visitor_id'
  >;

/**
 * Returns the viewer of an access token; null if it is invalid. The token alone is not sufficient: the
 * database must have an active session and an account that may sign in.
 */
export async function readSession(
  context: DomainContext,
  accessToken: string,
): Promise<UserViewer | null> {
  const claims = await readAccessToken(context.keys.accessToken, accessToken, context.now());
  return claims && readSessionOf(context, claims);
}

/** Returns the same for a verified token. */
export async function readSessionOf(
  context: DomainContext,
  claims: AccessClaims,
): Promise<UserViewer | null> {
  const found = await findSession(context, claims.sessionId, claims.expiresAt);
  if (!found) return null;
  const { viewer, generation, confirmedGeneration } = found;
  if (claims.generation === generation && confirmedGeneration < generation) {
    await confirmGeneration(context, claims.sessionId, generation);
  }
  return viewer;
}

/** Returns the viewer of an active session whose account may sign in; null otherwise. */
export async function findSessionViewer(
  context: DomainContext,
  sessionId: string,
  expiresAt: Date,
): Promise<UserViewer | null> {
  return (await findSession(context, sessionId, expiresAt))?.viewer ?? null;
}

interface FoundSession {
  viewer: UserViewer;
  generation: number;
  confirmedGeneration: number;
}

async function findSession(
  context: DomainContext,
  sessionId: string,
  expiresAt: Date,
): Promise<FoundSession | null> {
  const { db, now } = context;
  const query = db('sessions')
    .join('accounts', 'accounts.id', 'sessions.user_id')
    .where('sessions.id', sessionId)
    .whereNull('sessions.revoked_at')
    .where('sessions.expires_at', '>', now())
    .select(
      'sessions.user_id',
      'sessions.actor_id',
      'sessions.generation',
      'sessions.confirmed_generation',
      'accounts.email',
      'accounts.nick_name',
      'accounts.gender',
      'accounts.agreed_to_promotions',
      'accounts.account_type',
      'accounts.state',
      'accounts.verified_at',
      'accounts.is_test',
      'accounts.visitor_id',
    );
  const [row] = await readTogether<SessionUserRow>(db, query, { verified_at: true });
  if (!row || !maySignIn(row.state)) return null;
  return {
    generation: row.generation,
    confirmedGeneration: row.confirmed_generation,
    viewer: {
      kind: 'user',
      userId: row.user_id,
      sessionId,
      actorId: row.actor_id,
      isVerified: row.verified_at !== null,
      verifiedAt: row.verified_at,
      state: row.state,
      email: row.email,
      nickName: row.nick_name,
      gender: row.gender,
      agreedToPromotions: row.agreed_to_promotions,
      accountType: row.account_type,
      isTest: row.is_test,
      visitorId: row.visitor_id ?? row.user_id,
      person: { kind: 'user', id: row.user_id },
      expiresAt,
    },
  };
}

/** Records, once, that the tokens of a generation were received; the previous generation is then old. */
async function confirmGeneration(
  context: DomainContext,
  sessionId: string,
  generation: number,
): Promise<void> {
  await context
    .db('sessions')
    .where({ id: sessionId, generation })
    .update({ confirmed_generation: generation });
}
