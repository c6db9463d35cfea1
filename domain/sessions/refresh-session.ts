import type { Knex } from 'knex';
import { changeAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { UserViewer } from '../viewers/viewer';
import { findSessionViewer } from './read-session';
import { readRefreshToken } from './refresh-token';
import { refuse, type Refusal } from './refusals';
import { revokeSession } from './revoke-session';
import { decideRotation, type SessionRow } from './decide-rotation';
import { issueTokens, type SessionTokens } from './start-session';
import { sessionsSettings } from './settings';

/** The time for which the previous refresh token is still accepted after a rotation. */
const graceSeconds = 20;

type Answer =
  | { ok: true; tokens: SessionTokens; viewer: UserViewer }
  | Refusal<'session-not-known' | 'session-expired' | 'session-revoked' | 'session-reused'>;

/**
 * Exchanges a refresh token for the next generation. A token of an older generation outside the grace
 * period revokes the session, since another party must have a copy.
 */
export async function refreshSession(
  context: DomainContext,
  refreshToken: string,
  { timeZone, country }: { timeZone?: string | undefined; country?: string | undefined } = {},
): Promise<Answer> {
  const claims = readRefreshToken(context.keys.refreshToken, refreshToken);
  if (!claims) return refuse('session-not-known');
  const { session_idle_seconds: idleSeconds } = await context.settings(sessionsSettings);
  const limits = { graceSeconds, idleSeconds };

  const rotated = await transact(context, async (trx) => {
    const session = await lockSession(trx, claims.sessionId);
    if (!session) return refuse('session-not-known');
    const decision = decideRotation(session, claims.generation, context.now(), limits);
    if (decision === 'reused') await revokeSession(context, trx, session, 'refresh token reused');
    if (decision !== 'rotate' && decision !== 'repeat') return refuse(`session-${decision}`);
    if (decision === 'repeat') return session;
    await trx('sessions')
      .where({ id: session.id })
      .update({
        generation: session.generation + 1,
        rotated_at: context.now(),
        ...(country !== undefined && { country }),
      });
    if (timeZone) await rememberTimeZone(trx, session.user_id, timeZone);
    return { ...session, generation: session.generation + 1 };
  });
  if ('ok' in rotated) return rotated;

  const tokens = await issueTokens(context, {
    sessionId: rotated.id,
    userId: rotated.user_id,
    generation: rotated.generation,
    expiresAt: rotated.expires_at,
  });
  const viewer = await findSessionViewer(context, rotated.id, tokens.accessExpiresAt);
  return viewer ? { ok: true, tokens, viewer } : refuse('session-revoked');
}

function lockSession(trx: Knex.Transaction, sessionId: string): Promise<SessionRow | undefined> {
  return trx('sessions').where({ id: sessionId }).forUpdate().first();
}

async function rememberTimeZone(trx: Knex.Transaction, userId: string, timeZone: string) {
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone) && timeZone !== 'UTC') return;
  await changeAccount(trx, { id: userId }, { time_zone: timeZone });
}
