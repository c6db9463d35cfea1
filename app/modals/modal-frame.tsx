import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/ui/icon';
import { iconButtonClass } from '../components/ui/icon-button';
import { Grabber } from './grabber';
import { modals, type ModalName } from './registry';

export interface ModalFrameProps {
  name: ModalName;
  /** The page without the modal, for those who close it by a link. */
  closeHref: string;
  onClose(): void;
  /** Gives the cursor back to where it was. */
  onReturnFocus(): void;
  children: ReactNode;
}

/** The dialog around a modal: drawn in place, so that the server draws it; a sheet on a phone. */
export function ModalFrame({ name, closeHref, onClose, onReturnFocus, children }: ModalFrameProps) {
  const { t } = useTranslation('ui');
  const { closesOutside, width } = modals[name];
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="animate-fade bg-scrim fixed inset-0 z-50 backdrop-blur-[5px]" />
      <Dialog.Content
        data-modal={name}
        aria-modal="true"
        aria-describedby={undefined}
        onInteractOutside={(event) => !closesOutside && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onReturnFocus();
        }}
        className={clsx(
          // From the first paint on: a press that begins before the scripts run must end on it too.
          'border-line-2 bg-modal shadow-modal pointer-events-auto fixed z-50 overflow-y-auto overscroll-contain outline-none',
          'max-md:animate-sheet max-md:rounded-t-modal max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[94dvh] max-md:border-t',
          'md:animate-rise md:rounded-modal md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-48px)] md:border',
          width === 'wide' ? 'md:w-[min(835px,calc(100vw-48px))]' : 'md:w-[523px]',
        )}
      >
        <Grabber onDismiss={onClose} />
        {children}
        <Link
          to={closeHref}
          replace
          preventScrollReset
          aria-label={t('close')}
          className={iconButtonClass('media', 'absolute! top-3.5 right-3.5 z-10 size-9!')}
        >
          <Icon name="x" />
        </Link>
      </Dialog.Content>
    </Dialog.Root>
  );
}
