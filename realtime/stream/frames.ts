import type { Message } from '../protocol/publication';

interface StreamEvent {
  name: string;
  payload: Record<string, unknown>;
}

/** A comment, which keeps proxies from taking a silent stream for a dead one. */
export const heartbeatFrame = ':\n\n';

/**
 * One event in the format of server-sent events, without an `event:` line. What is said once and
 * never replayed has no id, so that it does not move the reader's place.
 */
export function streamFrame(
  streamId: string | null,
  position: string,
  { name, payload }: StreamEvent,
): string {
  const lastEventId = streamId ?? position;
  const data = JSON.stringify({ event: { eventName: name, ...payload }, lastEventId });
  return `${streamId === null ? '' : `id: ${streamId}\n`}data: ${data}\n\n`;
}

/**
 * The first frame of a stream. With an id but no data it dispatches nothing and only sets the
 * reader's place, so that a reader who is cut off before any event loses none either.
 */
export function openingFrame(retryMs: number, position: string): string {
  return `retry: ${retryMs}\nid: ${position}\n\n`;
}

/** Tells the reader that what it missed cannot be told, and where it stands now. */
export function resyncFrame(position: string): string {
  const resync = { channel: 'stream', name: 'resync', payload: {} } satisfies Message;
  return streamFrame(position, position, resync);
}
