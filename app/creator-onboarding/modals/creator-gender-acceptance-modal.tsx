import { useTranslation } from 'react-i18next';
import { CloseLink } from '../../kit/modals/close-link';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Says whose applications are accepted. */
export default function CreatorGenderAcceptanceModal() {
  const { t } = useTranslation('onboarding');
  return (
    <div className="p-6 pt-8 text-center md:p-10">
      <ModalTitle className="type-title">{t('gender.title')}</ModalTitle>
      <p className="text-fg-2 mt-3">{t('gender.text')}</p>
      <CloseLink kind="light" size="large" className="mt-6 w-full">
        {t('close')}
      </CloseLink>
    </div>
  );
}
