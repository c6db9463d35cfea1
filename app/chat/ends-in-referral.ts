import type { ThreadMessage } from './presenters/thread-for-fan';
import type { Thread } from './live/thread';

/**
 * Whether the last word of a conversation is a card that names help. As long as it is, the page
 * sells nothing: no price, no offer, no sign-up.
 */
export function endsInReferral({ messages }: Pick<Thread, 'messages'>): boolean {
  return isReferral(messages.at(-1));
}

export function isReferral(message: ThreadMessage | undefined): boolean {
  return message?.subtype === 'crisis_referral';
}
