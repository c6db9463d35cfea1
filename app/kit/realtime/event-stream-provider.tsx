import { useCallback, useState, type ReactNode } from 'react';
import { useSite } from '../site/use-site';
import { EventStreamContext, type OnStreamEvent } from './event-stream-context';
import { createSignal } from './signal';
import { timeOf, type StreamFrame } from './stream-event';
import { useEventStream } from './use-event-stream';
import { useMayConnect } from './use-may-connect';

/** Keeps the event stream of this tab open for as long as the same person uses it. */
export function EventStreamProvider({ children }: { children: ReactNode }) {
  const { viewer, readAt } = useSite();
  const mayConnect = useMayConnect();
  const [frames] = useState(() => createSignal<StreamFrame>());
  useEventStream({
    isWanted: mayConnect && viewer.kind !== 'visitor',
    viewerKey: viewer.kind === 'member' ? viewer.id : viewer.kind,
    loadedAt: readAt,
    publish: frames.emit,
  });
  const onStreamEvent = useCallback<OnStreamEvent>(
    (listener) => frames.listen((frame) => listener(frame.event, timeOf(frame))),
    [frames],
  );
  return (
    <EventStreamContext.Provider value={onStreamEvent}>{children}</EventStreamContext.Provider>
  );
}
