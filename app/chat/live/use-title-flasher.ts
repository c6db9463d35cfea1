import { useEffect, useRef } from 'react';
import { createTitleFlasher, type TitleFlasher } from './title-flasher';

/** What shows that somebody is at the page. */
const stirrings = ['focus', 'pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Returns what flashes the title of this page; it stops as soon as somebody is at the page. */
export function useTitleFlasher() {
  const flasher = useRef<TitleFlasher | null>(null);
  useEffect(() => {
    const flashing = createTitleFlasher(document);
    flasher.current = flashing;
    const stopWhenSeen = () => document.visibilityState === 'visible' && flashing.stop();
    for (const stirring of stirrings) window.addEventListener(stirring, flashing.stop);
    document.addEventListener('visibilitychange', stopWhenSeen);
    return () => {
      flashing.stop();
      for (const stirring of stirrings) window.removeEventListener(stirring, flashing.stop);
      document.removeEventListener('visibilitychange', stopWhenSeen);
    };
  }, []);
  return flasher;
}
