import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

let isOwed = false;

/**
 * Loads the page anew. A modal that opens or closes meanwhile interrupts that, and then loads in its
 * place what it would else leave as it was.
 */
export function loadAnew(revalidate: () => void): void {
  isOwed = true;
  revalidate();
}

/** Whether the page is being loaded anew, or was interrupted in it. */
export const isReloadOwed = (): boolean => isOwed;

/** Notes that nothing is owed any more, once nothing is on its way. */
export function useReloadsDone(): void {
  const { state } = useRevalidator();
  const navigation = useNavigation();
  const isQuiet = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    if (isQuiet) isOwed = false;
  }, [isQuiet]);
}
