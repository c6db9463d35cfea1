import { useEffect, useRef, type MutableRefObject } from 'react';

/** What the latest render gave, for effects that are not to run again because of it. */
export function useLatest<Value>(value: Value): Readonly<MutableRefObject<Value>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
