import { useEffect, useRef, type MutableRefObject } from 'react';

/** Returns a ref to the value of the latest render, for effects that must not run again when it changes. */
export function useLatest<Value>(value: Value): Readonly<MutableRefObject<Value>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
