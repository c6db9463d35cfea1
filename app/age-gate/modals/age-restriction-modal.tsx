import { useTranslation } from 'react-i18next';
import { AgeQuestion } from '../age-question';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Shows the question of the age gate when it is opened by its address. */
export default function AgeRestrictionModal() {
  const { t } = useTranslation('trust');
  const { closeHref } = useOpenModal();
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <AgeQuestion
        title={<ModalTitle className="type-title pe-10">{t('age.title')}</ModalTitle>}
        redirectTo={closeHref}
      />
    </div>
  );
}
