import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

/** Says to creators what the account is for. */
export function CreatorBanner() {
  const { t } = useTranslation('accounts');
  return (
    <div className="rounded-card border-gold/30 bg-gold/8 mb-5 flex items-start gap-3 border p-4">
      <Icon name="clapperboard" className="text-gold mt-0.5" />
      <p className="type-small text-fg-2">
        <strong className="text-fg block font-[560]">{t('creator-banner.title')}</strong>
        {t('creator-banner.text')}
      </p>
    </div>
  );
}
