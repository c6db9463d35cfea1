import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { payoutPlaces } from './places';

interface MonthActsProps {
  month: string;
  previous: string | null;
  next: string | null;
}

/** Leads to the months before and after, and to the files of this one. */
export function MonthActs({ month, previous, next }: MonthActsProps) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const name = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label={t('month')} className="flex items-center">
        <Step to={previous} icon="chevron-left" label={t('previous')} />
        <h2 className="px-1 font-[600]">{name.format(new Date(`${month}-01`))}</h2>
        <Step to={next} icon="chevron-right" label={t('next')} />
      </nav>
      {(['pdf', 'csv'] as const).map((kind) => (
        <a
          key={kind}
          href={payoutPlaces.statementFile(kind, month)}
          className={buttonClass({ kind: 'soft' })}
        >
          <Icon name="download" size={18} />
          {t(kind)}
        </a>
      ))}
    </div>
  );
}

interface StepProps {
  to: string | null;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
}

function Step({ to, icon, label }: StepProps) {
  if (to === null) return <span className="size-11" />;
  return (
    <Link to={payoutPlaces.statement(to)} className={iconButtonClass()} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
