import { useSyncExternalStore } from 'react';

const asked = '(prefers-reduced-motion: reduce)';

/** Whether somebody wants no movement; false until the page has come to life. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(asked).matches,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  const list = matchMedia(asked);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
