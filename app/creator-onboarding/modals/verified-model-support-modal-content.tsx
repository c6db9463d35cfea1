import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import type { readSupportModal } from '../modal-data.server';

/** Names the address of the person's own creator manager. */
export default function VerifiedModelSupportModal() {
  const { t } = useTranslation('onboarding');
  const { data } = useModalData<typeof readSupportModal>();
  return (
    <div className="p-6 pt-8 text-center md:p-10">
      <ModalTitle className="type-title">{t('support.title')}</ModalTitle>
      <p className="text-fg-2 mt-3">{t('support.text')}</p>
      {data && (
        <a
          href={`mailto:${data.email}`}
          className="text-fg mt-4 inline-flex min-h-11 items-center font-[560] wrap-anywhere underline underline-offset-2"
        >
          {data.email}
        </a>
      )}
    </div>
  );
}
