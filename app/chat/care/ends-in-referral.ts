import type { ThreadMessage } from '../presenters/thread-for-fan';
import { newestOf, type Stretch } from '../live/stretch';

/**
 * Whether the last word of a conversation is a card that names help. As long as it is, the page
 * sells nothing: no price, no offer, no sign-up.
 */
export function endsInReferral(thread: Pick<Stretch, 'messages' | 'later'>): boolean {
  return isReferral(newestOf(thread));
}

export function isReferral(message: ThreadMessage | undefined): boolean {
  return message?.subtype === 'crisis_referral';
}
