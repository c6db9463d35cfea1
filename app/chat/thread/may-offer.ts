import type { ThreadData } from './thread-data';

/** Refusals that are shown together with a purchase or a consent prompt. */
const ofTokens: readonly string[] = [
  'insufficient-balance',
  'confirmation-needed',
  'spending-limit',
  'premium-needed',
];

type CurrentStatus = Pick<
  ThreadData,
  'pausedUntil' | 'isAgeCheckDue' | 'isAdultQuestionOpen' | 'isWithdrawn' | 'isBlocked'
>;

/**
 * Checks whether tokens may be offered beside a refusal: not right after signs of distress, and not where
 * they could not be spent, for example before an age check or while chats are paused.
 */
export const mayOfferTokens = (status: CurrentStatus, { maySell }: { maySell: boolean }): boolean =>
  maySell &&
  status.pausedUntil === null &&
  !status.isAgeCheckDue &&
  !status.isAdultQuestionOpen &&
  !status.isWithdrawn &&
  !status.isBlocked;

/**
 * Checks whether a refusal is shown in full. Where no tokens may be offered, a refusal that leads to them
 * is only stated.
 */
export const isShownInFull = (reason: string, mayOffer: boolean): boolean =>
  mayOffer || !ofTokens.includes(reason);
