import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { logSecurityEvent } from '../security-log/log-security-event';
import { newId } from '../shared/ids';
import { signAccessToken } from './access-token';
import { endSurplusSessions } from './end-surplus-sessions';
import { writeRefreshToken } from './refresh-token';
import { sessionsSettings } from './settings';

export interface SessionTokens {
  sessionId: string;
  accessToken: string;
  accessExpiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
}

interface SessionOwner {
  userId: string;
  /** The member of staff who looks as the user; by default the user. */
  actorId?: string;
  userAgent?: string | undefined;
  /** The length of the session; by default the setting. */
  seconds?: number;
}

/** Opens a session of a user in the caller's transaction; returns its first tokens. */
export async function startSession(
  context: DomainContext,
  trx: Knex.Transaction,
  owner: SessionOwner,
): Promise<SessionTokens> {
  const settings = await context.settings(sessionsSettings);
  const sessionId = newId();
  const isOwn = owner.actorId === undefined || owner.actorId === owner.userId;
  const expiresAt = new Date(
    context.now().getTime() + (owner.seconds ?? settings.session_seconds) * 1000,
  );
  await trx('sessions').insert({
    id: sessionId,
    user_id: owner.userId,
    actor_id: owner.actorId ?? owner.userId,
    rotated_at: context.now(),
    // Staff have proved nothing about the person.
    proved_at: isOwn ? context.now() : null,
    expires_at: expiresAt,
    user_agent: owner.userAgent?.slice(0, 400) ?? null,
    created_at: context.now(),
  });
  if (isOwn) {
    await endSurplusSessions(context, trx, owner.userId);
    await logSecurityEvent(context, trx, { kind: 'sign-in', userId: owner.userId, sessionId });
  }
  return issueTokens(context, { sessionId, userId: owner.userId, generation: 1, expiresAt });
}

/** Returns the tokens of one generation of a session. */
export async function issueTokens(
  context: DomainContext,
  session: { sessionId: string; userId: string; generation: number; expiresAt: Date },
): Promise<SessionTokens> {
  const settings = await context.settings(sessionsSettings);
  const accessEnd = context.now().getTime() + settings.access_token_seconds * 1000;
  const accessExpiresAt = new Date(Math.min(accessEnd, session.expiresAt.getTime()));
  return {
    sessionId: session.sessionId,
    accessToken: await signAccessToken(context.keys.accessToken, {
      userId: session.userId,
      sessionId: session.sessionId,
      generation: session.generation,
      expiresAt: accessExpiresAt,
    }),
    accessExpiresAt,
    refreshToken: writeRefreshToken(context.keys.refreshToken, session),
    refreshExpiresAt: session.expiresAt,
  };
}
