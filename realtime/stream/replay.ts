import type { RedisClient } from '~/db/redis-connection';
import { createEventFilter } from '../subscriptions/event-filter';
import { readAfter, readWhatIsLeft } from '../subscriptions/read-events';
import { isStreamId } from '../subscriptions/stream-id';
import type { StreamListener } from '../subscriptions/listener';
import type { Subscription } from '../subscriptions/subscription';
import { resyncFrame, streamFrame } from './frames';

interface Replay {
  frames: string[];
  /** The position up to which the reader has received everything. */
  position: string;
}

/**
 * The last event that a reader received or, before the first event, the time at which their page was read.
 */
export type ReadersPlace = string | { since: number };

/**
 * Returns what a reader missed after its last event, or since its page was read (in milliseconds).
 * Returns nothing without a position, and `resync` when the gap is no longer stored. Call it while the
 * subscription is paused.
 */
export async function readReplay(
  redis: RedisClient,
  { personId, position }: Subscription,
  { channel, place }: { channel: StreamListener['channel']; place: ReadersPlace | undefined },
): Promise<Replay> {
  if (place === undefined) return { frames: [], position };
  const missed = await readMissed(redis, personId, place);
  if (!missed) return { frames: [resyncFrame(position)], position };
  const judge = createEventFilter();
  const frames = missed
    .filter((event) => event.channel === channel && judge(event) === 'new')
    .map((event) => streamFrame(event.streamId, event.streamId, event));
  const fallback = typeof place === 'string' ? place : position;
  return { frames, position: missed.at(-1)?.streamId ?? fallback };
}

/** Returns null if the missed events are unknown. */
async function readMissed(redis: RedisClient, personId: string, place: ReadersPlace) {
  if (typeof place !== 'string') return readWhatIsLeft(redis, personId, `${place.since}-0`);
  return isStreamId(place) ? readAfter(redis, personId, place) : null;
}
