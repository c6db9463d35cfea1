import { useActionData, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useLatest } from '../ui/behaviour/use-latest';

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
  const busy = useLatest(isPosting);
  const answerNow = useLatest(answer);

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

  const carries = useCallback((words: string) => carried.current?.words === words, []);
  const begin = useCallback(
    (words: string) => {
      carried.current = { words, answerBefore: answerNow.current, isSeen: false };
    },
    [answerNow],
  );
  const goAfter = useCallback(() => {
    isNextWanted.current = carried.current !== null || busy.current;
    return isNextWanted.current;
  }, [busy]);
  return useMemo(
    () => ({ isPosting, carries, begin, goAfter }),
    [isPosting, carries, begin, goAfter],
  );
}
