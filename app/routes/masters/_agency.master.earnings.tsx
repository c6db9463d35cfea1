import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { RangeChips } from '../../creator-analytics/range-form';
import { LocalTime } from '../../kit/site/local-time';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { EarningsChart } from '../../masters/earnings-chart';
import { EarningsTable } from '../../masters/earnings-table';
import { earningsHref } from '../../masters/master-hrefs';
import { readEarningsPage, type EarningsShown } from '../../masters/server/earnings-page.server';
import { requireMasterViewer } from '../../masters/server/require-master.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMasterViewer(request, context);
  return readEarningsPage(context, userId, new URL(request.url));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function EarningsPage() {
  const { t } = useTranslation('masters');
  const shown = useLoaderData<typeof loader>();
  const { timeRange, from, to } = shown;
  const chosen = {
    timeRange,
    from: from.slice(0, 10),
    to: to.slice(0, 10),
    source: 'all',
  } as const;
  return (
    <div className="space-y-4">
      <h1 className="type-h1">{t('earnings.title')}</h1>
      <RangeChips chosen={chosen} to={earningsHref} />
      {shown.models.length === 0 ? (
        <p className="rounded-card border-line bg-raised text-fg-2 border p-5">
          {t('earnings.none')}
        </p>
      ) : (
        <>
          <Sums shown={shown} />
          <EarningsTable shown={shown} />
          <p className="type-small text-fg-2">{t('earnings.adds-up')}</p>
        </>
      )}
    </div>
  );
}

const dayFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function Sums({ shown }: { shown: EarningsShown }) {
  const { t } = useTranslation('masters');
  const { locale } = useSite();
  const { total, managerPart, currency, from, to } = shown;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <section className="rounded-card border-line bg-raised border p-4 lg:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <p className="text-fg-2 type-small">
            <Trans
              t={t}
              i18nKey="earnings.sum"
              components={{
                from: <LocalTime at={from} format={dayFormat} />,
                to: <LocalTime at={to} format={dayFormat} />,
              }}
            />
          </p>
          <p className="font-display text-[2.125rem]/10 lg:text-[2.5rem]/12">{money(total)}</p>
        </div>
        <div className="md:text-end">
          <p className="text-fg-2 type-small">{t('earnings.your-part')}</p>
          <p className="font-display text-[1.5rem]/8">{money(managerPart)}</p>
        </div>
      </div>
      <EarningsChart shown={shown} />
    </section>
  );
}
