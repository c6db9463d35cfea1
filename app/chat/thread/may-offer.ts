import type { ThreadData } from './thread-data';

/** What is told of a refusal together with what can be bought, or agreed to. */
const ofTokens: readonly string[] = [
  'insufficient-balance',
  'confirmation-needed',
  'spending-limit',
  'premium-needed',
];

type Standing = Pick<
  ThreadData,
  'pausedUntil' | 'isAgeCheckDue' | 'isAdultQuestionOpen' | 'isWithdrawn' | 'isBlocked'
>;

/**
 * Whether tokens may be offered beside what was refused: not to whoever has just been in distress, and
 * not where nothing could be sent for them, as before a check of one's age or while chats are paused.
 */
export const mayOfferTokens = (standing: Standing, { maySell }: { maySell: boolean }): boolean =>
  maySell &&
  standing.pausedUntil === null &&
  !standing.isAgeCheckDue &&
  !standing.isAdultQuestionOpen &&
  !standing.isWithdrawn &&
  !standing.isBlocked;

/** Whether a refusal is told as it is; of one that leads to tokens the fact alone, where none are offered. */
export const isToldWhole = (reason: string, mayOffer: boolean): boolean =>
  mayOffer || !ofTokens.includes(reason);
