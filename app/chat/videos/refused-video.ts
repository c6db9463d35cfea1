import type { ConfirmedVideo } from '~/domain/chat/videos/confirm-video';

/** Why a video is not made, and what it takes to try again. */
export interface RefusedVideo {
  reason: Exclude<ConfirmedVideo, { ok: true }>['reason'];
  /** As it is told by its sentence. */
  error: string;
  /** What it costs. */
  tokens: number;
  idempotencyKey: string;
}
