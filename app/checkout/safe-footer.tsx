import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import { CardLogo } from './cards/card-logo';

/** Shows that the payment is safe, the processor, and the seller. */
export function SafeFooter() {
  const { t } = useTranslation('checkout');
  const { operator, year } = useSite();
  const owner = [operator.legalName, operator.companyId, operator.address].filter(Boolean);
  return (
    <footer className="type-caption text-fg-3 text-center">
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <span className="sr-only">{t('safe.title')}</span>
        <span className="flex items-center gap-1.5">
          <Icon name="shield" size={14} />
          {t('safe.pci')}
        </span>
        <span className="flex items-center gap-1.5">
          <Icon name="lock" size={14} />
          {t('safe.ssl')}
        </span>
        <span className="flex gap-1.5">
          <CardLogo brand="visa" className="h-4.5 w-7" />
          <CardLogo brand="master" className="h-4.5 w-7" />
        </span>
      </p>
      {owner.length > 0 && <p className="mt-2.5">{owner.join(' · ')}</p>}
      {operator.legalName && (
        <p className="mt-1">{t('safe.copyright', { year, name: operator.legalName })}</p>
      )}
    </footer>
  );
}
