import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../components/shell/use-site';
import { Icon } from '../components/ui/icon';
import { iconButtonClass } from '../components/ui/icon-button';
import { Grabber } from './grabber';
import { useOpenModal } from './use-open-modal';

interface ModalHostProps {
  children: ReactNode;
}

/**
 * The page, and the modal its address opens over it. Drawn in place rather than in a portal, so
 * that the server draws it too; while it is open the page behind is inert.
 */
export function ModalHost({ children }: ModalHostProps) {
  const { t } = useTranslation('ui');
  const { viewer } = useSite();
  const open = useOpenModal(viewer.kind);
  return (
    <>
      <div {...(open ? { inert: '' } : {})}>{children}</div>
      {open && (
        <Dialog.Root key={open.name} open onOpenChange={(isOpen) => !isOpen && open.close()}>
          <div className="animate-fade bg-scrim fixed inset-0 z-50 backdrop-blur-[5px]" />
          <Dialog.Content
            data-modal={open.name}
            aria-modal="true"
            aria-describedby={undefined}
            onInteractOutside={(event) => !open.definition.closesOutside && event.preventDefault()}
            className={clsx(
              'border-line-2 bg-modal shadow-modal fixed z-50 overflow-y-auto overscroll-contain outline-none',
              'max-md:animate-sheet max-md:rounded-t-modal max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[94dvh] max-md:border-t',
              'md:animate-rise md:rounded-modal md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-48px)] md:border',
              open.definition.width === 'wide'
                ? 'md:w-[min(835px,calc(100vw-48px))]'
                : 'md:w-[523px]',
            )}
          >
            <Grabber onDismiss={open.close} />
            <open.definition.Content />
            <Link
              to={open.closeHref}
              replace
              preventScrollReset
              aria-label={t('close')}
              className={iconButtonClass('media', 'absolute! top-3.5 right-3.5 z-10 size-9!')}
            >
              <Icon name="x" />
            </Link>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </>
  );
}
