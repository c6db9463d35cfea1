import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when a step is shown after another, but not on the first page. */
export function useFocusOnHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLaterStep) heading.current?.focus();
    isLaterStep = true;
  }, []);
  return heading;
}

/** True in a browser once a step was shown. */
let isLaterStep = false;
