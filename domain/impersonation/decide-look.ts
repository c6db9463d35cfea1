import type { ImpersonationsRow } from '~/db/rows';

/** The stored progress of a look. */
export type Look = Pick<
  ImpersonationsRow,
  'asked_at' | 'lapses_at' | 'agreed_at' | 'session_id' | 'ends_at' | 'ended_at'
>;

/** The stages of a look, in their order. A question without an answer and an agreement not used lapse. */
export type LookStage = 'asked' | 'agreed' | 'running' | 'over';

/** Returns the stage of a look; `isSessionLive` is only considered while it runs. */
export function stageOf(look: Look, now: Date, isSessionLive: boolean): LookStage {
  if (look.ended_at) return 'over';
  if (look.ends_at) return look.ends_at > now && isSessionLive ? 'running' : 'over';
  if (look.lapses_at <= now) return 'over';
  return look.agreed_at ? 'agreed' : 'asked';
}
