import { useMemo } from 'react';
import { endsInReferral } from '../care/ends-in-referral';
import type { Thread } from '../live/thread';
import { mayOfferTokens } from './may-offer';
import type { ThreadData } from './thread-data';

/** The current terms of a thread: what may be offered and started. */
export type ThreadTerms = ReturnType<typeof useThreadTerms>;

/** Decides what may be sold, offered and started in the current state of a thread. */
export function useThreadTerms(data: ThreadData, thread: Thread) {
  const isInDistress = endsInReferral(thread);
  // If the last message is not loaded, it may be one after which nothing may be sold.
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

/**
 * Returns the price of a photo here, or null if none is sold. The object stays the same while its values
 * do.
 */
function usePhotoTerms(
  { character, photoPrice, isWithdrawn, unlockTerms }: ThreadData,
  maySell: boolean,
) {
  const { slug } = character;
  // A visitor has no tokens to pay with.
  const isOffered = maySell && !isWithdrawn && unlockTerms !== null;
  return useMemo(
    () => (isOffered ? { slug, tokens: photoPrice } : null),
    [isOffered, slug, photoPrice],
  );
}

/** Checks that only the character has written so far. */
const isNotBegun = ({ hasMore, isEarlier }: ThreadData, { messages, unconfirmed }: Thread) =>
  !hasMore &&
  !isEarlier &&
  unconfirmed.length === 0 &&
  messages.every(({ role }) => role === 'character');
