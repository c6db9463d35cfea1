import type { ConfirmedVideo } from '~/domain/chat/videos/confirm-video';

/** The reason for a refused video, with the data for another attempt. */
export interface RefusedVideo {
  reason: Exclude<ConfirmedVideo, { ok: true }>['reason'];
  /** The message of the refusal. */
  error: string;
  /** The price. */
  tokens: number;
  idempotencyKey: string;
}
