import { useEffect, useRef } from 'react';
import { isSpecialOffer } from '../../modals/closing';
import { useLatest } from '../ui/use-latest';

interface AgeDialogOptions {
  /** Only an answer leads on. */
  isFirm: boolean;
  onPutOff(): void;
}

/**
 * Puts the keyboard into the dialog that the server has drawn; Escape and a press outside put the
 * question off where that is allowed. All else is inert, which leaves nothing to do for `showModal`:
 * that would have the browser draw the whole page once more.
 */
export function useAgeDialog({ isFirm, onPutOff }: AgeDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const putOff = useLatest(() => {
    if (!isFirm && !isSpecialOffer(location.search, document.cookie)) onPutOff();
  });
  useEffect(() => {
    dialog.current?.querySelector('button')?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') putOff.current();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target === scrim.current) putOff.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [putOff]);
  return { dialog, scrim };
}
