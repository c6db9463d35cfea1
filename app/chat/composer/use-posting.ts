import { useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../kit/ui/behaviour/use-latest';

interface Posting {
  /** True while a form for this address is in progress. */
  isPosting: boolean;
  /** Checks whether the form in progress contains this text. */
  carries(words: string): boolean;
  /** Notes that the form is now being submitted with this text. */
  begin(words: string): void;
  /**
   * Submits the form again after the one in progress, because only one can be in progress; returns false
   * if there is none.
   */
  goAfter(): boolean;
}

interface Carried {
  words: string;
  answerBefore: unknown;
  isSeen: boolean;
}

/**
 * Tracks a form that the browser submits. The new page comes later, and the person may have written more
 * by then, so the submitted text is passed on together with its response.
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
