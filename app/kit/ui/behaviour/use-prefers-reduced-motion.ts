import { useSyncExternalStore } from 'react';

const asked = '(prefers-reduced-motion: reduce)';

/** Checks whether the person prefers reduced motion. Returns false until hydration. */
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
