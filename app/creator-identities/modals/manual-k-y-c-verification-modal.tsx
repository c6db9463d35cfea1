import { useTranslation } from 'react-i18next';
import { CloseLink } from '../../kit/modals/close-link';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import type { readVerification } from '../modal-data.server';

/** Leads to the provider's page in a new tab. */
export default function ManualKYCVerificationModal() {
  const { t } = useTranslation('identity');
  const { data } = useModalData<typeof readVerification>();
  return (
    <div className="p-6 pt-8 text-center md:p-10">
      <ModalTitle className="type-title">{t('modal.title')}</ModalTitle>
      <p className="text-fg-2 mt-3">
        {t(data?.verificationUrl === null ? 'modal.none' : 'modal.text')}
      </p>
      {data?.verificationUrl == null ? (
        <CloseLink kind="light" size="large" className="mt-6 w-full">
          {t('close')}
        </CloseLink>
      ) : (
        <a
          href={data.verificationUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'light', size: 'large' }, 'mt-6 w-full')}
        >
          {t('start')}
        </a>
      )}
    </div>
  );
}
