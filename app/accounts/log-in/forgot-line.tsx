import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';
import type { FormOrigin } from '../sign-up/form-origin';
import { withRedirect } from '../../kit/site/with-redirect';
import { resetPage } from '../reset/reset-href';

const linkClass = 'rounded-small text-fg-2 underline underline-offset-2 hover:text-fg';

/** Links from log-in to the password reset. */
export function ForgotLine({ place, redirectTo }: FormOrigin) {
  const { t } = useTranslation('accounts');
  return (
    <p className="type-small text-end">
      {place === 'modal' ? (
        <ModalLink modal="resetPasswordModal" replace className={linkClass}>
          {t('forgot-password')}
        </ModalLink>
      ) : (
        <Link to={withRedirect(resetPage, redirectTo)} className={linkClass}>
          {t('forgot-password')}
        </Link>
      )}
    </p>
  );
}
