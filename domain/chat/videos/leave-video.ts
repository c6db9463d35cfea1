import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { videoRemoved } from '../events';
import { refuse, type Refusal } from '../refusals';
import { lockVideo, type NamedVideo } from './video-rows';

/** Declines a video offer at no cost; safe to repeat. Refuses an accepted one, which continues. */
export function rejectVideo(
  context: DomainContext,
  named: NamedVideo,
): Promise<{ ok: true } | Refusal<'no-such-video' | 'video-confirmed'>> {
  return transact(context, async (trx) => {
    const row = await lockVideo(trx, named);
    if (!row) return refuse('no-such-video');
    if (row.state === 'confirmed') return refuse('video-confirmed');
    if (row.state === 'rejected') return { ok: true };
    await trx('video_messages').where({ id: row.id }).update({ state: 'rejected' });
    announceRemoved(trx, named, row.id);
    return { ok: true };
  });
}

/** Hides a finished or failed video after the person has seen it; safe to repeat. */
export function dismissVideo(
  context: DomainContext,
  named: NamedVideo,
): Promise<{ ok: true } | Refusal<'no-such-video' | 'video-being-made'>> {
  return transact(context, async (trx) => {
    const row = await lockVideo(trx, named);
    if (!row) return refuse('no-such-video');
    if (row.outcome === null) return refuse('video-being-made');
    if (row.dismissed_at !== null) return { ok: true };
    await trx('video_messages').where({ id: row.id }).update({ dismissed_at: context.now() });
    announceRemoved(trx, named, row.id);
    return { ok: true };
  });
}

/** Announces to the person's pages that a video is no longer listed. */
export function announceRemoved(
  trx: Parameters<typeof announce>[0],
  { userId, idempotencyKey }: NamedVideo,
  id: string,
): void {
  announce(trx, videoRemoved, { personId: userId, aggregateId: id }, { idempotencyKey });
}
