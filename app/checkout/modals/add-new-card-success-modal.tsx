import { Trans, useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { Icon } from '../../kit/ui/icons/icon';
import { ModalBody } from '../modal-parts';
import { CloseLink } from '../../kit/modals/close-link';

export default function AddNewCardSuccessModal() {
  const { t } = useTranslation('checkout');
  return (
    <ModalBody>
      <span className="bg-ok/14 text-ok mb-5 flex size-12 items-center justify-center rounded-full">
        <Icon name="check" size={23} />
      </span>
      <ModalTitle className="type-h2 pe-12">
        <Trans t={t} i18nKey="add.success" components={{ phrase: <em /> }} />
      </ModalTitle>
      <p className="text-fg-2 mt-2.5 mb-5">{t('add.success-about')}</p>
      <CloseLink size="large" className="w-full">
        {t('add.ok')}
      </CloseLink>
    </ModalBody>
  );
}
