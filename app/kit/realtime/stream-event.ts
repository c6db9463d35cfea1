import type { StreamPayloads } from '~/realtime/protocol/areas';

/** An event of the stream by its name, as defined in the gateway's schemas. */
export type StreamEvent = {
  [Name in keyof StreamPayloads]: { eventName: Name } & StreamPayloads[Name];
}[keyof StreamPayloads];

/** One frame: the event and the position in the stream after it. */
export interface StreamFrame {
  event: StreamEvent;
  lastEventId: string;
}

/**
 * Returns the time of an event in milliseconds, by the server's clock. Its position begins with that time.
 */
export const timeOf = ({ lastEventId }: StreamFrame): number =>
  Number.parseInt(lastEventId, 10) || 0;

/** Parses a frame as the gateway writes it. Returns null for anything else. */
export function readFrame(data: string): StreamFrame | null {
  try {
    const parsed: unknown = JSON.parse(data);
    const isFrame =
      typeof parsed === 'object' && parsed !== null && 'event' in parsed && 'lastEventId' in parsed;
    return isFrame ? (parsed as StreamFrame) : null;
  } catch {
    return null;
  }
}
