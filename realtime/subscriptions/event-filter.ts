import type { EventEnvelope } from './envelopes';

export type Verdict = 'new' | 'repeat' | 'outdated';

/** More than a person's stream keeps (it is trimmed roughly), so that what can be replayed is known. */
const remembered = 1024;

/**
 * Decides what of a person's events is told again: nothing.
 *
 * A repeat is the same event for the same channel under the same name, for one fact may become
 * several messages. Outdated is a version below the last of the same aggregate, channel and name: the
 * versions of an aggregate commit in order, so a lower one can only be an old fact that is relayed
 * late, and after a newer balance an old one would be wrong. Across names and channels versions are
 * not compared, for the messages of one aggregate may take different ways here.
 */
export function createEventFilter(): (event: EventEnvelope) => Verdict {
  const told = new Map<string, true>();
  const versions = new Map<string, number>();
  return (event) => {
    const identity = `${event.eventId} ${event.channel} ${event.name}`;
    if (told.has(identity)) return 'repeat';
    remember(told, identity, true);
    const subject = `${event.aggregateId} ${event.channel} ${event.name}`;
    if (event.version < (versions.get(subject) ?? 0)) return 'outdated';
    remember(versions, subject, event.version);
    return 'new';
  };
}

/** Maps keep the order of insertion, so the first key is the one longest unused. */
function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  known.delete(key);
  known.set(key, value);
  if (known.size <= remembered) return;
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
}
