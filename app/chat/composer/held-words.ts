import type { AskedMessage } from '../live/thread';

/**
 * Words that were not sent and wait: for tokens, or for a yes to their price. They are held, unless they
 * are changed: whoever is in distress is answered, whatever they have.
 */
export interface HeldWords {
  /** The words that wait; null where what stands in the field may go. */
  held: string | null;
  /** The notice about them was closed. */
  isClosed: boolean;
  /** Questions that were answered; each is asked once. */
  answered: readonly AskedMessage[];
}

export type HeldWordsEvent =
  /** Other words wait than before; null for none. */
  | { type: 'waiting'; words: string | null }
  | { type: 'changed' }
  | { type: 'put-away'; question: AskedMessage | null };

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

/** Returns the open question; null where it was answered or closed. */
export const questionOf = (
  asked: AskedMessage | null,
  { answered }: HeldWords,
): AskedMessage | null => (asked && !answered.includes(asked) ? asked : null);
