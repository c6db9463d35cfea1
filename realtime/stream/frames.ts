import type { Message } from '../protocol/publication';

interface StreamEvent {
  name: string;
  payload: Record<string, unknown>;
}

/** A comment that keeps proxies from closing an idle stream. */
export const heartbeatFrame = ':\n\n';

/**
 * Formats one server-sent event, without an `event:` line. An ephemeral event, which is never replayed,
 * has no id, so that it does not move the reader's position.
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
 * Formats the first frame of a stream. With an id but no data it dispatches nothing and only sets the
 * reader's position, so that a reader who is cut off before any event loses none either.
 */
export function openingFrame(retryMs: number, position: string): string {
  return `retry: ${retryMs}\nid: ${position}\n\n`;
}

/** Formats the frame that reports that missed events cannot be replayed, and sets the reader's position. */
export function resyncFrame(position: string): string {
  const resync = { channel: 'stream', name: 'resync', payload: {} } satisfies Message;
  return streamFrame(position, position, resync);
}
