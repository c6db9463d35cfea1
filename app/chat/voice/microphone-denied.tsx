import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/ui/feedback/notice';

/** Shows above the composer why nothing is recorded, with a remedy. */
export function MicrophoneDenied() {
  const { t } = useTranslation('voice');
  return (
    <div role="alert" className="mx-auto mb-3 w-full max-w-220">
      <Notice kind="danger">
        <span className="block font-[560]">{t('denied')}</span>
        {t('denied-hint')}
      </Notice>
    </div>
  );
}
