import type { ThreadMessage } from '../presenters/thread-for-fan';

type MessageData = Pick<
  ThreadMessage,
  'seq' | 'role' | 'content' | 'details' | 'asksForPhoto' | '_id'
>;

/**
 * Returns the open request for a picture: the person's last message, if it requests one and no picture
 * followed. Returns null if there is none.
 */
export function openRequest<Message extends MessageData>(
  messages: readonly Message[],
): Message | null {
  const last = messages.findLast(({ role }) => role === 'user');
  if (last?.asksForPhoto !== true) return null;
  const isAnswered = messages.some(
    ({ seq, details }) => seq > last.seq && details?.type === 'image',
  );
  return isAnswered ? null : last;
}
