import type { ThreadMessage } from '../presenters/thread-for-fan';
import { newestOf, type MessageWindow } from '../live/message-window';

/**
 * Checks whether the last message of a chat is a crisis card. While it is, the page sells nothing: it
 * shows no price, no offer and no sign-up.
 */
export function endsInReferral(thread: Pick<MessageWindow, 'messages' | 'later'>): boolean {
  return isReferral(newestOf(thread));
}

export function isReferral(message: ThreadMessage | undefined): boolean {
  return message?.subtype === 'crisis_referral';
}
