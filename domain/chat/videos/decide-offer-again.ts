import type { LockedChat } from '../chats/lock-chat';
import { decidePhotoChat } from '../photos/decide-photo';
import { refuse } from '../refusals';

interface Facts {
  /** What became of it; null of one that is made still, or was not taken. */
  outcome: string | null;
  /** How its order ended, as its message tells; null where the message has gone. */
  failure: string | null;
  dismissedAt: Date | null;
  chat: Pick<LockedChat, 'isPublished' | 'isBlocked'> & { isSetAside: boolean };
}

/**
 * Why a video is not offered again; null where it is: once, one that came to nothing, unless it may not be
 * shown.
 */
export function decideOfferAgain({ outcome, failure, dismissedAt, chat }: Facts) {
  const mayBeMade = outcome === 'failed' && failure !== null && failure !== 'refused';
  if (!mayBeMade || dismissedAt !== null) return refuse('nothing-to-make-again');
  return chat.isSetAside ? refuse('chat-set-aside') : decidePhotoChat(chat);
}
