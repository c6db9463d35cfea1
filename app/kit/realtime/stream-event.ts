import type { StreamPayloads } from '~/realtime/protocol/areas';

/** An event of the stream by its name, as the gateway's schemas have it. */
export type StreamEvent = {
  [Name in keyof StreamPayloads]: { eventName: Name } & StreamPayloads[Name];
}[keyof StreamPayloads];

/** One frame: the event, and the place in the stream after it. */
export interface StreamFrame {
  event: StreamEvent;
  lastEventId: string;
}

/** Returns when an event was told, in milliseconds by the server's clock: its place begins with it. */
export const timeOf = ({ lastEventId }: StreamFrame): number =>
  Number.parseInt(lastEventId, 10) || 0;

/** A frame's text as the gateway writes it; anything else is null. */
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
