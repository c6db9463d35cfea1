import { useEffect, useRef } from 'react';

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

/** A special offer runs while the address or a cookie says so. */
function isSpecialOffer(search: string, cookies: string): boolean {
  const inAddress = new URLSearchParams(search).get('special_offer') === 'true';
  return inAddress || /(?:^|;)\s*special_offer=true\s*(?:;|$)/.test(cookies);
}
