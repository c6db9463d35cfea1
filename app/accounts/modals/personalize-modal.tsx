import { useTranslation } from 'react-i18next';
import { PersonalizeForm } from '../sign-up/personalize-form';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Serves both modal keys: the one for any time and the one right after sign-up. */
export default function PersonalizeModal() {
  const { t } = useTranslation('welcome');
  const { name, closeHref } = useOpenModal();
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-title pe-10">{t('personalize.title')}</ModalTitle>
      <p className="text-fg-2 mt-2 mb-6">{t('personalize.text')}</p>
      <PersonalizeForm id={name} redirectTo={closeHref} />
    </div>
  );
}
