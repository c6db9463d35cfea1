import { useSyncExternalStore } from 'react';

const mediaQuery = '(prefers-reduced-motion: reduce)';

/** Checks whether the person prefers reduced motion. Returns false until hydration. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(mediaQuery).matches,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  const list = matchMedia(mediaQuery);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
