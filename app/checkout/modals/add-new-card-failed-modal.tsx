import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { retryAddedCard } from '~/domain/checkout/decide-after-checkout';
import { modalHref } from '../../kit/modals/modal-keys';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Icon } from '../../kit/ui/icons/icon';
import { ModalBody } from '../modal-parts';

/** Says that no part of the card was kept, and links to another attempt where it began. */
export default function AddNewCardFailedModal() {
  const { t } = useTranslation('checkout');
  const { meta } = useOpenModal();
  const location = useLocation();
  const isChange = meta['useChangeSubscription'] === 'true' && meta['change'] !== undefined;
  const { pathname, search } = modalHref(location, retryAddedCard({ isChange }), { meta });
  return (
    <ModalBody>
      <span className="bg-danger/12 text-danger mb-5 flex size-12 items-center justify-center rounded-full">
        <Icon name="circle-alert" size={23} />
      </span>
      <ModalTitle className="type-h2 pe-12">{t('add.failed')}</ModalTitle>
      <p className="text-fg-2 mt-2.5 mb-5">{t('add.failed-about')}</p>
      {/* A new document is loaded, with the policy that allows it to frame the processor's fields. */}
      <ButtonLink to={pathname + search} reloadDocument size="large" className="w-full">
        {t('add.retry')}
      </ButtonLink>
    </ModalBody>
  );
}
