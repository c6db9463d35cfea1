import { useTranslation } from 'react-i18next';
import { LinkSent } from '../log-in/link-sent';
import { ModalTitle } from '../../kit/modals/modal-title';

export default function VerifyEmailModal() {
  const { t } = useTranslation('credentials');
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-title pe-10">{t('link.title')}</ModalTitle>
      <LinkSent />
    </div>
  );
}
