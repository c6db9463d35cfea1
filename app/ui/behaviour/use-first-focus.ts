import { useEffect, useRef } from 'react';

/** Puts the keyboard into a dialog that the server has drawn, on its first answer. */
export function useFirstFocus() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return dialog;
}
