import { useLocation } from '@remix-run/react';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useSite } from './use-site';

/** What is kept for so many places of the history; those left longest ago are let go. */
const mostKept = 60;

/** In the browser alone: on the server no effect runs that would fill it. */
const kept = new Map<string, unknown>();

/**
 * State of a page that is found again by whoever goes on and comes back: it belongs to the entry of
 * the history and to the person. Another name on the same page is another thing, with its own.
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
