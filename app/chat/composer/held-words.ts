import type { ConfirmationPrompt } from '../live/thread';

/**
 * An unsent message that is held until there are tokens or consent to its price. A changed text is no
 * longer held, because a person in distress gets an answer regardless of their balance.
 */
export interface HeldWords {
  /** The held text; null if the field's text may be sent. */
  held: string | null;
  /** True once the notice about it was closed. */
  isClosed: boolean;
  /** The prompts that were answered; each is shown once. */
  answered: readonly ConfirmationPrompt[];
}

export type HeldWordsEvent =
  /** The held text changes; null for none. */
  | { type: 'waiting'; words: string | null }
  | { type: 'changed' }
  | { type: 'put-away'; question: ConfirmationPrompt | null };

export const nothingHeld: HeldWords = { held: null, isClosed: false, answered: [] };

export function changeHeldWords(before: HeldWords, event: HeldWordsEvent): HeldWords {
  switch (event.type) {
    case 'waiting':
      return { ...before, held: event.words, isClosed: false };
    case 'changed':
      return before.held === null ? before : { ...before, held: null };
    case 'put-away':
      return {
        held: null,
        isClosed: true,
        answered: event.question ? [...before.answered, event.question] : before.answered,
      };
  }
}

/** Returns the open prompt; null if it was answered or closed. */
export const questionOf = (
  prompt: ConfirmationPrompt | null,
  { answered }: HeldWords,
): ConfirmationPrompt | null => (prompt && !answered.includes(prompt) ? prompt : null);
