import { useLocation } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withRedirect } from '../site/with-redirect';
import { buttonClass } from '../ui/buttons/button-class';

/**
 * Replaces a page whose session has ended elsewhere. Nothing of the page is shown or can be sent any more.
 * Text that was typed there is stored in the tab under the person's name.
 */
export function SignedOutDialog() {
  const { t } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // There is nothing behind the dialog to return to.
      onCancel={(event) => event.preventDefault()}
      className="border-line-2 bg-modal text-fg shadow-modal backdrop:bg-scrim max-md:rounded-t-modal md:rounded-modal p-6 outline-none backdrop:backdrop-blur-[5px] max-md:mx-0 max-md:mt-auto max-md:mb-0 max-md:w-full max-md:max-w-full max-md:border-t md:m-auto md:w-[512px] md:border md:p-10"
    >
      <h2 id={titleId} className="type-title">
        {t('session-ended.title')}
      </h2>
      <p className="text-fg-2 mt-3">
        {t('session-ended.text')} {t('session-ended.kept')}
      </p>
      {/* Links load whole pages, so that nothing of this page continues. */}
      <div className="mt-7 flex flex-col gap-3">
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
    </dialog>
  );
}
