import type { LockedChat } from '../chats/lock-chat';
import { decidePhotoChat } from '../photos/decide-photo';
import { refuse } from '../refusals';

interface Facts {
  /** Its outcome; null while it is in progress or was not accepted. */
  outcome: string | null;
  /** The failure of its order as stored in its message; null if the message no longer exists. */
  failure: string | null;
  dismissedAt: Date | null;
  chat: Pick<LockedChat, 'isPublished' | 'isBlocked'> & { isSetAside: boolean };
}

/**
 * Returns the refusal to offer a video again; null if it may be offered. A failed video may be offered
 * again once, unless it was refused as not allowed.
 */
export function decideOfferAgain({ outcome, failure, dismissedAt, chat }: Facts) {
  const mayBeMade = outcome === 'failed' && failure !== null && failure !== 'refused';
  if (!mayBeMade || dismissedAt !== null) return refuse('nothing-to-make-again');
  return chat.isSetAside ? refuse('chat-set-aside') : decidePhotoChat(chat);
}
