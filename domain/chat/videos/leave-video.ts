import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { videoRemoved } from '../events';
import { refuse, type Refusal } from '../refusals';
import { lockVideo, type NamedVideo } from './video-rows';

/** Leaves an offer of a video, which costs nothing; safe to repeat. One that was taken goes on. */
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

/** Puts away what became of a video, once its person has seen it; safe to repeat. */
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

/** Tells the person's pages that a video is on their hands no longer. */
export function announceRemoved(
  trx: Parameters<typeof announce>[0],
  { userId, idempotencyKey }: NamedVideo,
  id: string,
): void {
  announce(trx, videoRemoved, { personId: userId, aggregateId: id }, { idempotencyKey });
}
