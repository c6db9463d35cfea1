import type { SessionsRow } from '~/db/rows';

export type SessionRow = Pick<
  SessionsRow,
  | 'id'
  | 'user_id'
  | 'actor_id'
  | 'generation'
  | 'confirmed_generation'
  | 'rotated_at'
  | 'expires_at'
  | 'revoked_at'
>;

export type RotationDecision = 'rotate' | 'repeat' | 'expired' | 'revoked' | 'reused';

/**
 * Decides the use of a refresh token. The previous generation is accepted for a grace period and gets the
 * same successor, because a second tab may use it. It is also accepted later as long as nothing shows that
 * the successor was received, because the response may have been lost.
 */
export function decideRotation(
  session: SessionRow,
  generation: number,
  now: Date,
  { graceSeconds, idleSeconds }: { graceSeconds: number; idleSeconds: number },
): RotationDecision {
  if (session.revoked_at) return 'revoked';
  if (session.expires_at <= now || isIdle(session, now, idleSeconds)) return 'expired';
  if (generation === session.generation) return 'rotate';
  const withinGrace = now.getTime() - session.rotated_at.getTime() <= graceSeconds * 1000;
  const mayBeLost = session.confirmed_generation < session.generation;
  const isPrevious = generation === session.generation - 1;
  return isPrevious && (withinGrace || mayBeLost) ? 'repeat' : 'reused';
}

/** Checks whether a session was unused for this time; a browser in use renews it every few minutes. */
function isIdle({ rotated_at }: SessionRow, now: Date, idleSeconds: number): boolean {
  return now.getTime() - rotated_at.getTime() >= idleSeconds * 1000;
}
