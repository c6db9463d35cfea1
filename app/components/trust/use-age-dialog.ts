import { useEffect, useRef } from 'react';
import { isSpecialOffer } from '../../modals/closing';

interface AgeDialogOptions {
  /** Only an answer leads on. */
  isFirm: boolean;
  onPutOff(): void;
}

/** Makes the drawn dialog modal, and says when somebody puts the question off. */
export function useAgeDialog({ isFirm, onPutOff }: AgeDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const putOff = useRef(onPutOff);
  useEffect(() => {
    putOff.current = onPutOff;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Drawn open, it stands in the page; only showing it keeps the keyboard inside.
    element.close();
    element.showModal();
    const mayLeave = () => !isFirm && !isSpecialOffer(location.search, document.cookie);
    const onCancel = (event: Event) => {
      event.preventDefault();
      if (mayLeave()) putOff.current();
    };
    // A press on the backdrop is one on the dialog itself, not on anything in it.
    const onPress = ({ target }: MouseEvent) => {
      if (target === element && mayLeave()) putOff.current();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onPress);
    };
  }, [isFirm]);
  return dialog;
}
