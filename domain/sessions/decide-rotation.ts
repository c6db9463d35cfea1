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
 * What to do with a refresh token of a generation. The one before the current is honoured for a
 * grace period and answered with the same successor: that is a second tab, not a thief. So it is,
 * however late, while nothing shows that the successor ever arrived: the answer may have been lost.
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

/** Whether nobody has used a session for so long; a browser in use renews it every few minutes. */
function isIdle({ rotated_at }: SessionRow, now: Date, idleSeconds: number): boolean {
  return now.getTime() - rotated_at.getTime() >= idleSeconds * 1000;
}
