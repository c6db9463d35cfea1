import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import * as z from 'zod/mini';
import { findConfirmation } from '../confirmations';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { useModalMeta } from '../../kit/modals/use-modal-meta';
import { CloseLink } from '../../kit/modals/close-link';

const metaSchema = z.object({ about: z.optional(z.string()) });

/** Shows the confirmation that the address names. */
export default function CustomConfirmModal() {
  const { t } = useTranslation('ui');
  const { close } = useOpenModal();
  const confirmation = findConfirmation(useModalMeta(metaSchema)?.about);
  useEffect(() => {
    if (!confirmation) close();
  }, [confirmation, close]);

  if (!confirmation) return null;
  const { text, okText, action, fields } = confirmation;
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-h2 pe-10">{t('confirm.title')}</ModalTitle>
      <p className="text-fg-2 mt-3">{t(text)}</p>
      <div className="mt-7 flex flex-col gap-3">
        <ActForm action={action} preventScrollReset>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton size="large" className="w-full">
            {t(okText)}
          </SubmitButton>
        </ActForm>
        <CloseLink kind="outline" size="large">
          {t('confirm.cancel')}
        </CloseLink>
      </div>
    </div>
  );
}
