import { useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../kit/ui/behaviour/use-latest';

interface Posting {
  /** A form of this address is on its way. */
  isPosting: boolean;
  /** Whether it carries these words already. */
  carries(words: string): boolean;
  /** The form goes now, with these words. */
  begin(words: string): void;
  /** Two forms cannot go at once: sends the form after the one on its way; false when there is none. */
  goAfter(): boolean;
}

interface Carried {
  words: string;
  answerBefore: unknown;
  isSeen: boolean;
}

/**
 * A form that goes by itself, from the press on: the page that is drawn for it comes later, and one
 * may have written on by then. What it carried is handed over with its answer.
 */
export function usePosting(
  action: string,
  field: RefObject<HTMLTextAreaElement>,
  onAnswered: (words: string) => void,
): Posting {
  const isPosting = useNavigation().formAction === action;
  const answer = useActionData();
  const carried = useRef<Carried | null>(null);
  const isNextWanted = useRef(false);
  const answered = useLatest(onAnswered);

  useEffect(() => {
    const { current } = carried;
    if (isPosting) {
      if (current) current.isSeen = true;
      return;
    }
    if (current) {
      if (!current.isSeen && answer === current.answerBefore) return;
      carried.current = null;
      answered.current(current.words);
    }
    if (!isNextWanted.current) return;
    isNextWanted.current = false;
    field.current?.form?.requestSubmit();
  }, [isPosting, answer, answered, field]);

  return {
    isPosting,
    carries: (words) => carried.current?.words === words,
    begin(words) {
      carried.current = { words, answerBefore: answer, isSeen: false };
    },
    goAfter() {
      isNextWanted.current = carried.current !== null || isPosting;
      return isNextWanted.current;
    },
  };
}
