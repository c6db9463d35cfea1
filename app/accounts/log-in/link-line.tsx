import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';

/** Points from the code form to the link in the same mail, which verifies the address too. */
export function LinkLine() {
  const { t } = useTranslation('credentials');
  return (
    <p className="type-small mt-4 text-center">
      <ModalLink
        modal="verifyEmailModal"
        replace
        className="rounded-small text-fg font-[520] underline underline-offset-2"
      >
        {t('otp.use-link')}
      </ModalLink>
    </p>
  );
}
