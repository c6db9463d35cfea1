import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalName } from './modal-name';
import { Icon } from '../ui/icons/icon';
import { iconButtonClass } from '../ui/buttons/icon-button';
import { useHydrated } from '../ui/behaviour/use-hydrated';
import { closesByEscape, closesByPress } from './closing';
import { Grabber } from './grabber';
import { titleIdOf } from './modal-title';
import type { ModalDefinition } from './modal-definition';

export interface ModalFrameProps {
  name: ModalName;
  definition: ModalDefinition;
  /** The address of the page without the modal, used when it is closed by a link. */
  closeHref: string;
  onClose(): void;
  /** Returns the focus to where it was. */
  onReturnFocus(): void;
  children: ReactNode;
}

const widths: Record<ModalDefinition['width'], string> = {
  512: 'md:w-[512px]',
  523: 'md:w-[523px]',
  539: 'md:w-[539px]',
  835: 'md:w-[min(835px,calc(100vw-48px))]',
  920: 'md:w-[min(920px,calc(100vw-48px))]',
};

/**
 * The dialog around a modal. It is rendered in place so that the server can render it. On a phone it is a
 * sheet.
 */
export function ModalFrame({
  name,
  definition,
  closeHref,
  onClose,
  onReturnFocus,
  children,
}: ModalFrameProps) {
  const { t } = useTranslation('ui');
  // If the modal came with the page, the person may already type in it before the scripts run.
  const [cameWithPage] = useState(!useHydrated());
  const isHeld = !closesByEscape(definition);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="animate-fade bg-scrim fixed inset-0 z-50 backdrop-blur-[5px]" />
      <Dialog.Content
        data-modal={name}
        aria-modal="true"
        aria-labelledby={titleIdOf(name)}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          if (!cameWithPage) return;
          event.preventDefault();
          const dialog = event.currentTarget;
          requestAnimationFrame(() => focusUnlessInside(dialog));
        }}
        onEscapeKeyDown={(event) => isHeld && event.preventDefault()}
        onInteractOutside={(event) => {
          const pressed = event.target instanceof Element ? event.target : null;
          if (!closesByPress(definition, pressed)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onReturnFocus();
        }}
        className={clsx(
          // Needed from the first paint: a press that begins before the scripts run must also end on it.
          'border-line-2 bg-modal shadow-modal pointer-events-auto fixed z-50 overflow-y-auto overscroll-contain outline-none',
          'max-md:animate-sheet max-md:rounded-t-modal max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[94dvh] max-md:border-t',
          'md:animate-rise md:rounded-modal md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-48px)] md:border',
          widths[definition.width],
        )}
      >
        {!definition.hasNoExit && <Grabber onDismiss={onClose} />}
        {children}
        {!definition.hasNoExit && (
          <Link
            to={closeHref}
            replace
            preventScrollReset
            aria-label={t('close')}
            className={iconButtonClass('media', 'absolute! end-3.5 top-3.5 z-10 lg:size-9!')}
          >
            <Icon name="x" />
          </Link>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function focusUnlessInside(dialog: EventTarget | null) {
  if (!(dialog instanceof HTMLElement) || dialog.contains(document.activeElement)) return;
  dialog.focus({ preventScroll: true });
}
