import { portraitsOfCharacter } from './compose-portrait';

/** The work on a character, in its order. Texts are judged before anything is made. */
export const makingStages = ['texts', 'bio', 'portraits'] as const;
export type MakingStage = (typeof makingStages)[number];

/** The state of a made character; a failed one has returned its tokens. */
const makingStates = ['making', 'made', 'failed'] as const;
export type MakingState = (typeof makingStates)[number];

/**
 * The reasons of a failure. A refused character may not be tried again unchanged; one that its owner has
 * stopped is deleted.
 */
export const makingFailures = ['refused', 'unavailable', 'unfinished', 'stopped'] as const;
export type MakingFailure = (typeof makingFailures)[number];

/** A portrait in its order. */
export type PortraitState = 'waiting' | 'done' | 'failed';

/**
 * Returns the progress in percent: the finished pieces of work among all, never a matter of time. The texts
 * and the bio are a piece each, as is each portrait.
 */
export function percentOf(stage: MakingStage, portraits: readonly PortraitState[]): number {
  const pieces = 2 + portraitsOfCharacter;
  const before = makingStages.indexOf(stage);
  const ended = portraits.filter((state) => state !== 'waiting').length;
  return Math.min(100, Math.floor((100 * (before + ended)) / pieces));
}

/** Decides the outcome of a character's portraits; null while some are waiting. */
export function decidePortraits(
  portraits: readonly PortraitState[],
  needed: number,
): 'made' | 'failed' | null {
  const done = portraits.filter((state) => state === 'done').length;
  if (portraits.length === 0 || portraits.includes('waiting')) return null;
  return done >= Math.min(needed, portraits.length) ? 'made' : 'failed';
}
