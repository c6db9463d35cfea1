import { useTranslation } from 'react-i18next';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { Avatar } from '../../kit/ui/media/avatar';
import type { readTipSheet } from '../server/read-tip-sheet.server';
import { TipForm } from '../tips/tip-form';

/** Shows the form for a tip to a character; a tip buys nothing. */
export default function TipModal() {
  const { t } = useTranslation('tips');
  return (
    <LoadedModal<typeof readTipSheet> height="h-120" gone={t('none')}>
      {(data) => (
        <div className="px-5 pt-7 pb-6 md:p-7">
          <div className="mb-5 flex items-center gap-3.5 pe-12">
            <Avatar src={data.avatar} className="size-13" />
            <div className="min-w-0">
              <ModalTitle className="type-h3 text-[1.3125rem]/7">
                {t('title', { name: data.firstName })}
              </ModalTitle>
              <p className="type-small text-fg-2">{t('what-it-buys')}</p>
            </div>
          </div>
          <TipForm sheet={data} />
        </div>
      )}
    </LoadedModal>
  );
}
