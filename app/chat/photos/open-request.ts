import type { ThreadMessage } from '../presenters/thread-for-fan';

type Said = Pick<ThreadMessage, 'seq' | 'role' | 'content' | 'details' | 'asksForPhoto' | '_id'>;

/**
 * The request for a picture that nothing came of yet: the person's last words, as long as no picture
 * followed them. Null where there is none.
 */
export function openRequest<Message extends Said>(messages: readonly Message[]): Message | null {
  const last = messages.findLast(({ role }) => role === 'user');
  if (last?.asksForPhoto !== true) return null;
  const isAnswered = messages.some(
    ({ seq, details }) => seq > last.seq && details?.type === 'image',
  );
  return isAnswered ? null : last;
}
