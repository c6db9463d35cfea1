import clsx from 'clsx';
import type { ReactNode } from 'react';

interface ModalFootProps {
  className?: string;
  children: ReactNode;
}

/** The actions of a modal. On a phone they stay at the bottom of the sheet, below a thin border. */
export function ModalFoot({ className, children }: ModalFootProps) {
  return (
    <div
      className={clsx(
        'max-md:not-short:sticky max-md:border-line bottom-0 z-10 max-md:border-t max-md:bg-[#170f19] max-md:px-5 max-md:pt-3.5 max-md:pb-6.5',
        className,
      )}
    >
      {children}
    </div>
  );
}
