import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

let isOwed = false;

/**
 * Reloads the page's data. If a modal opens or closes meanwhile, it interrupts the reload; that navigation
 * then loads the data that it would otherwise skip.
 */
export function reloadPage(revalidate: () => void): void {
  isOwed = true;
  revalidate();
}

/** Checks whether the page's data is being reloaded or its reload was interrupted. */
export const isReloadOwed = (): boolean => isOwed;

/** Clears the pending reload once no navigation and no reload is in progress. */
export function useReloadsDone(): void {
  const { state } = useRevalidator();
  const navigation = useNavigation();
  const isQuiet = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    if (isQuiet) isOwed = false;
  }, [isQuiet]);
}
