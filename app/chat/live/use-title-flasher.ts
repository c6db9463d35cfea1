import { useEffect, useRef } from 'react';
import { createTitleFlasher, type TitleFlasher } from './title-flasher';

/** Events that show that the person uses the page. */
const activities = ['focus', 'pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Returns the title flasher of this page; it stops as soon as the person uses the page. */
export function useTitleFlasher() {
  const flasher = useRef<TitleFlasher | null>(null);
  useEffect(() => {
    const flashing = createTitleFlasher(document);
    flasher.current = flashing;
    const stopWhenSeen = () => document.visibilityState === 'visible' && flashing.stop();
    for (const activity of activities) window.addEventListener(activity, flashing.stop);
    document.addEventListener('visibilitychange', stopWhenSeen);
    return () => {
      flashing.stop();
      for (const activity of activities) window.removeEventListener(activity, flashing.stop);
      document.removeEventListener('visibilitychange', stopWhenSeen);
    };
  }, []);
  return flasher;
}
