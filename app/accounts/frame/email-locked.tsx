import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/ui/feedback/notice';

/** Says that the address was corrected too often and cannot be corrected right now. */
export function EmailLocked() {
  const { t } = useTranslation('credentials');
  return (
    <div className="mt-4">
      <Notice kind="info">
        <strong className="font-[560]">{t('otp.locked-title')}</strong> {t('otp.locked')}
      </Notice>
    </div>
  );
}
