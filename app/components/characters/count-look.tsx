import { useEffect } from 'react';

interface CountLookProps {
  characterId: string;
}

/** Looking at a profile for this long is a look, in milliseconds. */
const lookMs = 1_000;

/** Tells the site that a profile was looked at; it counts each once a person and day. */
export function CountLook({ characterId }: CountLookProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A look that is lost is lost.
      fetch(`/api/v1/character-views/${characterId}/track`, {
        credentials: 'include',
        keepalive: true,
      }).catch(() => undefined);
    }, lookMs);
    return () => clearTimeout(timer);
  }, [characterId]);
  return null;
}
