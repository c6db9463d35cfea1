import { useMemo } from 'react';
import { endsInReferral } from '../care/ends-in-referral';
import type { Thread } from '../live/thread';
import { mayOfferTokens } from './may-offer';
import type { ThreadData } from './thread-data';

/** What may be offered and begun as a thread stands. */
export type ThreadTerms = ReturnType<typeof useThreadTerms>;

/** Decides what may be sold, offered and begun as a thread stands. */
export function useThreadTerms(data: ThreadData, thread: Thread) {
  const isInDistress = endsInReferral(thread);
  // Where the last word is not known, it may be one that nobody sells anything after.
  const maySell =
    !isInDistress && !data.isAdultQuestionOpen && (!thread.hasLater || thread.later.length > 0);
  const mayTalk = data.setAside === null && data.pausedUntil === null;
  return {
    isInDistress,
    isUnbegun: isNotBegun(data, thread),
    maySell,
    mayOffer: mayOfferTokens(data, { maySell }),
    mayTalk,
    photoOffer: usePhotoTerms(data, maySell && mayTalk),
  };
}

/** What a photo costs here; null where none is sold. The same as long as that is. */
function usePhotoTerms(
  { character, photoPrice, isWithdrawn, unlockTerms }: ThreadData,
  maySell: boolean,
) {
  const { slug } = character;
  // A visitor has nothing to pay with.
  const isOffered = maySell && !isWithdrawn && unlockTerms !== null;
  return useMemo(
    () => (isOffered ? { slug, tokens: photoPrice } : null),
    [isOffered, slug, photoPrice],
  );
}

/** Whether nobody but the character has said anything. */
const isNotBegun = ({ hasMore, isEarlier }: ThreadData, { messages, unconfirmed }: Thread) =>
  !hasMore &&
  !isEarlier &&
  unconfirmed.length === 0 &&
  messages.every(({ role }) => role === 'character');
