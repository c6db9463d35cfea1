import { useTranslation } from 'react-i18next';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalGone } from '../../kit/modals/modal-gone';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { Avatar } from '../../kit/ui/media/avatar';
import type { readTipSheet } from '../server/read-tip-sheet.server';
import { TipForm } from '../tips/tip-form';

/** Shows the form for a tip to a character; a tip buys nothing. */
export default function TipModal() {
  const { t } = useTranslation('tips');
  const { data, hasFailed, retry } = useModalData<typeof readTipSheet>();
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-8" />;
  if (data === undefined) return <div aria-busy="true" className="skeleton h-120" />;
  if (data === null) return <ModalGone title={t('none')} />;
  return (
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
  );
}
