import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stackHref } from '../../kit/modals/modal-keys';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { useModalData } from '../../kit/modals/use-modal-data';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { AddCardForm } from '../cards/add-card-form';
import type { readAddCard } from '../modal-data.server';
import { ModalBody, NoData } from '../modal-parts';

/** Adds a card over the current page or over checkout, which is visible again when it closes. */
export default function AddNewCardModal() {
  const { t } = useTranslation('checkout');
  const { meta } = useOpenModal();
  const location = useLocation();
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(!isHydrated);
  const { data, hasFailed, retry } = useModalData<typeof readAddCard>();
  useEffect(() => {
    // Only a document that was loaded for this form may frame the processor's fields.
    if (!cameWithPage) window.location.reload();
  }, [cameWithPage]);
  if (data === undefined || !cameWithPage) {
    return <NoData hasFailed={hasFailed} retry={retry} title="add.title" />;
  }
  const { pathname, search } = stackHref(location, []);
  return (
    <ModalBody>
      <ModalTitle className="type-h2 pe-12">{t('add.title')}</ModalTitle>
      <p className="text-fg-2 mt-1 mb-4">{t('add.text')}</p>
      <AddCardForm {...data} purpose={meta} from={pathname + search} />
    </ModalBody>
  );
}
