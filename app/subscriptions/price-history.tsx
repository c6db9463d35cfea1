import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { wholeDate } from './plan-summary';
import type { PlanHistory } from './subscription-page-view';

/** Shows the previous prices of each plan with their dates, collapsed at first. */
export function PriceHistory({ history }: { history: readonly PlanHistory[] }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  return (
    <details className="rounded-card border-line-2 bg-card border px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-[560]">
        {t('history.title')}
      </summary>
      <ul className="space-y-3 pb-4">
        {history.map(({ id, months, prices }) => (
          <li key={id}>
            <h3 className="font-[560]">{t('plan.months', { count: months })}</h3>
            <ol className="type-small text-fg-2">
              {prices.map(({ since, payment }) => (
                <li key={since} className="mt-1 flex justify-between gap-4">
                  <PriceDay since={since} />
                  <span className="tabular-nums">{formatMoney(payment, locale)}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shows "Since" and a date, in the order of the language. */
function PriceDay({ since }: { since: string }) {
  const { t } = useTranslation('premium');
  const [before = '', after = ''] = t('history.since', { day: '\n' }).split('\n');
  return (
    <span>
      {before}
      <LocalTime at={since} format={wholeDate} className="whitespace-nowrap" />
      {after}
    </span>
  );
}
