import { useLocation } from '@remix-run/react';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useSite } from './use-site';

/** The maximum number of history entries whose state is kept. The oldest are dropped. */
const mostKept = 60;

/** Filled only in the browser, because effects do not run on the server. */
const kept = new Map<string, unknown>();

/**
 * Returns state that is restored when the person navigates away and comes back. It belongs to the history
 * entry and to the person. Each name on a page has its own state.
 */
export function useRestoredState<Value>(
  name: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const { viewer } = useSite();
  const place = [viewer.kind === 'member' ? viewer.id : viewer.kind, key, name].join(' ');
  const [shown, setShown] = useState(name);
  const [value, setValue] = useState(() => read(place, initial));
  if (shown !== name) {
    setShown(name);
    setValue(() => read(place, initial));
  }
  useEffect(() => {
    kept.delete(place);
    kept.set(place, value);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }, [place, value]);
  return [value, setValue];
}

const read = <Value>(place: string, initial: Value): Value =>
  kept.has(place) ? (kept.get(place) as Value) : initial;
