import { timeOf, type StreamFrame } from './stream-event';

/** More than comes in the time in which a page is loaded. */
const mostKept = 200;

/** The latest events of a tab, all of them from a time on, by the server's clock. */
export function keepRecentFrames(from: number) {
  const frames: StreamFrame[] = [];
  let knownFrom = from;
  return {
    add(frame: StreamFrame): void {
      frames.push(frame);
      const forgotten = frames.length > mostKept ? frames.shift() : undefined;
      if (forgotten) knownFrom = Math.max(knownFrom, timeOf(forgotten) + 1);
    },
    has: ({ lastEventId }: StreamFrame) => frames.some((one) => one.lastEventId === lastEventId),
    /** Returns what came since a time, or null where that is not known. */
    since: (time: number): StreamFrame[] | null =>
      time < knownFrom ? null : frames.filter((frame) => timeOf(frame) >= time),
  };
}
