import { useEffect, type RefObject } from 'react';
import { useLatest } from '../ui/behaviour/use-latest';

/** Hands over, once, what was typed into a form before its scripts ran; no event tells of that. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement>,
  take: (typed: FormData) => void,
): void {
  const latest = useLatest(take);
  useEffect(() => {
    if (form.current) latest.current(new FormData(form.current));
  }, [form, latest]);
}
