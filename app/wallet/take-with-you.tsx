import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { monthName } from './month-name';

/** Links to the month as a file. */
export function TakeWithYou({ month }: { month: string }) {
  const { t } = useTranslation('statement');
  const { locale } = useSite();
  const name = monthName(month, locale, { month: 'long', year: 'numeric' });
  return (
    <section className="rounded-card border-line-2 bg-card shadow-card flex flex-wrap items-center justify-between gap-3 border p-5 md:px-6 print:hidden">
      <h3>
        <span className="block font-[600]">{t('take')}</span>
        <span className="type-small text-fg-3">{t('take-all', { month: name })}</span>
      </h3>
      <div className="flex gap-2">
        {(['csv', 'pdf'] as const).map((kind) => (
          <a
            key={kind}
            href={`/settings/statement.${kind}?month=${month}`}
            download
            className={buttonClass({ kind: 'outline' })}
          >
            {kind.toUpperCase()}
          </a>
        ))}
      </div>
    </section>
  );
}
