import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSite } from '../../kit/site/use-site';
import { storedTyped, type Typed } from './stored-typed';

/**
 * Returns the input beside a card. It survives a reload: input typed before the scripts loaded takes
 * precedence, then the tab's storage, then the server's values.
 */
export function useTyped(fields: RefObject<HTMLElement>, drawn: Partial<Typed>) {
  const stored = useStored();
  const [typed, setTyped] = useState(() => filledIn((name) => drawn[name]));
  const current = useRef(typed);
  const put = (next: Typed) => {
    current.current = next;
    setTyped(next);
  };
  useEffect(() => {
    const { current: asDrawn } = current;
    const kept = stored.read();
    const next = filledIn((name) => {
      const field = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      // No event reports input from before the scripts loaded.
      const isEarly = field !== null && field !== undefined && field.value !== asDrawn[name];
      return isEarly ? field.value : (kept ?? asDrawn)[name];
    });
    current.current = next;
    setTyped(next);
  }, [fields, stored]);
  const type = (change: Partial<Typed>) => {
    put({ ...current.current, ...change });
    stored.write(current.current);
  };
  return { ...typed, type };
}

const filledIn = (valueOf: (name: keyof Typed) => string | undefined): Typed => ({
  holder: valueOf('holder') ?? '',
  line1: valueOf('line1') ?? '',
  country: valueOf('country') ?? '',
  zipCode: valueOf('zipCode') ?? '',
});

/** Deletes the stored input once it is paid. */
export function useForgottenTyped(): void {
  const stored = useStored();
  useEffect(() => stored.forget(), [stored]);
}

function useStored() {
  const { viewer } = useSite();
  const buyer = viewer.kind === 'member' ? viewer.id : viewer.kind;
  return useMemo(() => storedTyped(buyer), [buyer]);
}
