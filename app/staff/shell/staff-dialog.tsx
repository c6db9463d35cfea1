import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';

interface StaffDialogProps {
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A dialog over a page of the back office. Escape and a press beside it close it. */
export function StaffDialog({ label, onClose, className, children }: StaffDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    const onPress = ({ target }: Event) => {
      if (target === current) current?.close();
    };
    current?.addEventListener('click', onPress);
    return () => current?.removeEventListener('click', onPress);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className={clsx(
        'border-line-2 bg-modal text-fg shadow-modal backdrop:bg-scrim md:rounded-card outline-none max-md:m-0 max-md:size-full max-md:max-h-full max-md:max-w-full md:mx-auto md:border',
        className,
      )}
    >
      <div className="flex h-full max-h-[inherit] flex-col">{children}</div>
    </dialog>
  );
}
