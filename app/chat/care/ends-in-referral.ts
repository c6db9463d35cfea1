import type { ThreadMessage } from '../presenters/thread-for-fan';
import { newestOf, type Stretch } from '../live/stretch';

/**
 * Checks whether the last message of a chat is a crisis card. While it is, the page sells nothing: it
 * shows no price, no offer and no sign-up.
 */
export function endsInReferral(thread: Pick<Stretch, 'messages' | 'later'>): boolean {
  return isReferral(newestOf(thread));
}

export function isReferral(message: ThreadMessage | undefined): boolean {
  return message?.subtype === 'crisis_referral';
}
