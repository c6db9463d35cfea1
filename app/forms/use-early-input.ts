import { useEffect, useRef, type RefObject } from 'react';

/** Hands over, once, what was typed into a form before its scripts ran; no event tells of that. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement>,
  take: (typed: FormData) => void,
): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (form.current) latest.current(new FormData(form.current));
  }, [form]);
}
