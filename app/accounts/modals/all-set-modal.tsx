import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';
import { ModalTitle } from '../../kit/modals/modal-title';
import { CloseLink } from '../../kit/modals/close-link';

/** Confirms that the address is verified after the code was entered; the purchase then continues. */
export default function AllSetModal() {
  const { t } = useTranslation('credentials');
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <span className="bg-ok/15 text-ok mb-5 flex size-12 items-center justify-center rounded-full">
        <Icon name="circle-check" size={23} />
      </span>
      <ModalTitle className="type-title pe-10">{t('otp.all-set')}</ModalTitle>
      <p className="text-fg-2 mt-2 mb-6">{t('otp.all-set-text')}</p>
      <CloseLink size="large" className="w-full">
        {t('otp.thanks')}
      </CloseLink>
    </div>
  );
}
