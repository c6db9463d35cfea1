import { useTranslation } from 'react-i18next';
import { DeleteForm } from '../delete-form';
import { ModalTitle } from '../../kit/modals/modal-title';

export default function ConfirmDeleteProfile() {
  const { t } = useTranslation('account');
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-title pe-10">{t('delete.heading')}</ModalTitle>
      <DeleteForm />
    </div>
  );
}
