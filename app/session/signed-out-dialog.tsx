import { useLocation } from '@remix-run/react';
import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { withRedirect } from '../accounts/form-origin';
import { buttonClass } from '../ui/buttons/button-class';

/**
 * Lies over a page whose session has ended elsewhere: nothing of it can be sent any more. What was written
 * there is kept in the tab under its writer's name.
 */
export function SignedOutDialog() {
  const { t } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  return (
    <Dialog.Root open>
      <div className="animate-fade bg-scrim fixed inset-0 z-50 backdrop-blur-[5px]" />
      <Dialog.Content
        aria-modal="true"
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        className="border-line-2 bg-modal shadow-modal max-md:rounded-t-modal md:rounded-modal fixed z-50 overflow-y-auto p-6 outline-none max-md:inset-x-0 max-md:bottom-0 max-md:border-t md:inset-0 md:m-auto md:h-fit md:w-[512px] md:border md:p-10"
      >
        <Dialog.Title className="type-title">{t('session-ended.title')}</Dialog.Title>
        <Dialog.Description className="text-fg-2 mt-3">
          {t('session-ended.text')} {t('session-ended.kept')}
        </Dialog.Description>
        <div className="mt-7 flex flex-col gap-3">
          {/* Whole pages: nothing of this one is to go on. */}
          <a
            href={withRedirect('/sign_in', pathname + search)}
            className={buttonClass({ size: 'large' }, 'w-full')}
          >
            {t('session-ended.log-in')}
          </a>
          <a
            href={pathname + search}
            className={buttonClass({ kind: 'outline', size: 'large' }, 'w-full')}
          >
            {t('session-ended.go-on')}
          </a>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
