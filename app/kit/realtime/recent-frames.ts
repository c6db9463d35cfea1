import { timeOf, type StreamFrame } from './stream-event';

/** The number of events that are kept: more than arrive while a page loads. */
const mostKept = 200;

/** Keeps the latest events of a tab. They are complete from a time on, by the server's clock. */
export function keepRecentFrames(from: number) {
  const frames: StreamFrame[] = [];
  let completeSince = from;
  return {
    add(frame: StreamFrame): void {
      frames.push(frame);
      const forgotten = frames.length > mostKept ? frames.shift() : undefined;
      if (forgotten) completeSince = Math.max(completeSince, timeOf(forgotten) + 1);
    },
    has: ({ lastEventId }: StreamFrame) => frames.some((one) => one.lastEventId === lastEventId),
    /** Returns the events since a time, or null if they are no longer complete. */
    since: (time: number): StreamFrame[] | null =>
      time < completeSince ? null : frames.filter((frame) => timeOf(frame) >= time),
  };
}
