import type { EventEnvelope } from './envelopes';

export type Verdict = 'new' | 'repeat' | 'outdated';

/**
 * More than a person's stream keeps (it is trimmed approximately), so that every event that can be
 * replayed is recognised.
 */
const remembered = 1024;

/**
 * Creates a filter that prevents a person's events from being delivered again.
 *
 * A repeat is the same event for the same channel under the same name, because one fact may become
 * several messages. Outdated is a version below the last of the same aggregate, channel and name. The
 * versions of an aggregate commit in order, so a lower one can only be an old fact that is relayed late;
 * an old balance after a newer one would be wrong. Versions are not compared across names and channels,
 * because the messages of one aggregate may take different paths here.
 */
export function createEventFilter(): (event: EventEnvelope) => Verdict {
  const delivered = new Map<string, true>();
  const versions = new Map<string, number>();
  return (event) => {
    const identity = `${event.eventId} ${event.channel} ${event.name}`;
    if (delivered.has(identity)) return 'repeat';
    remember(delivered, identity, true);
    const subject = `${event.aggregateId} ${event.channel} ${event.name}`;
    if (event.version < (versions.get(subject) ?? 0)) return 'outdated';
    remember(versions, subject, event.version);
    return 'new';
  };
}

/**
 * Stores a value and drops the oldest. Maps keep the order of insertion, so the first key is the least
 * recently used.
 */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= remembered) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
