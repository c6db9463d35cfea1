import type { RedisClient } from '~/db/redis-connection';
import { createEventFilter } from '../subscriptions/event-filter';
import { readAfter } from '../subscriptions/read-events';
import { isStreamId } from '../subscriptions/stream-id';
import type { Subscription } from '../subscriptions/subscription';
import { resyncFrame, streamFrame } from './frames';

interface Replay {
  frames: string[];
  /** Up to where the reader has now been told everything. */
  position: string;
}

/**
 * What a reader missed after the last event it names: nothing for one that names none, `resync`
 * when the gap is gone. To be read while the subscription is paused.
 */
export async function readReplay(
  redis: RedisClient,
  { personId, position }: Subscription,
  lastEventId: string | undefined,
): Promise<Replay> {
  if (lastEventId === undefined) return { frames: [], position };
  const missed = isStreamId(lastEventId) ? await readAfter(redis, personId, lastEventId) : null;
  if (!missed) return { frames: [resyncFrame(position)], position };
  const judge = createEventFilter();
  const frames = missed
    .filter((event) => event.channel === 'stream' && judge(event) === 'new')
    .map((event) => streamFrame(event.streamId, event.streamId, event));
  return { frames, position: missed.at(-1)?.streamId ?? lastEventId };
}
