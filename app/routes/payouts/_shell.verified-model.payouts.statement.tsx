import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';
import { PayoutPage } from '../../payouts/payout-page';
import { payoutPlaces } from '../../payouts/places';
import { readMonth, statementWords } from '../../payouts/server/read-month.server';
import { requireCreator } from '../../payouts/server/require-creator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireCreator(request, context);
  const [t, { statement, previous, next }, words] = await Promise.all([
    translatorOf(context),
    readMonth(context, userId, request),
    statementWords(context),
  ]);
  const { invoice, lines, ...sums } = statement;
  return {
    page: { title: t('payouts:statementTitle') },
    sums,
    previous,
    next,
    invoice: invoice && invoice.number,
    product: context.product.name,
    lines: lines.map((line) => ({ ...line, what: words.reason(line.reason) })),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows a month: what was owed, earned, taken back and paid, and where it came from. */
export default function StatementPage() {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const { sums, previous, next, invoice, product, lines } = useLoaderData<typeof loader>();
  const { month, currency, now } = sums;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const name = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const tiles = [
    ['owedAtStart', sums.openingMinor],
    ['share', sums.earnedMinor],
    ['takenBack', -sums.takenBackMinor],
    ...(sums.managersMinor === 0 ? [] : ([['managers', -sums.managersMinor]] as const)),
    ['paidOut', -sums.paidOutMinor],
  ] as const;
  return (
    <PayoutPage
      title={t('statementTitle')}
      isWide
      aside={
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
      }
    >
      <dl className="mb-4 grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {tiles.map(([key, minor]) => (
          <div key={key} className="rounded-card border-line-2 bg-card shadow-card border p-4">
            <dt className="type-small text-fg-2">{t(key)}</dt>
            <dd className="font-display text-[1.375rem] break-words">{money(minor)}</dd>
          </div>
        ))}
      </dl>
      {lines.length === 0 ? (
        <p className="rounded-card border-line-2 bg-card text-fg-2 border px-5 py-10 text-center">
          {t('noLines')}
        </p>
      ) : (
        <div
          className="rounded-card border-line-2 bg-card shadow-card overflow-x-auto border"
          tabIndex={0}
          role="region"
          aria-label={t('statementTitle')}
        >
          <table className="w-full min-w-[34rem] text-start">
            <thead className="type-small text-fg-2">
              <tr className="border-line border-b">
                <th className="px-4 py-3 text-start font-[520]">{t('what')}</th>
                <th className="px-4 py-3 text-end font-[520]">{t('paid')}</th>
                <th className="px-4 py-3 text-end font-[520]">{t('kept', { product })}</th>
                <th className="px-4 py-3 text-end font-[520]">{t('yours')}</th>
              </tr>
            </thead>
            <tbody className="divide-line divide-y">
              {lines.map(({ reason, what, day: on, count, paidMinor, ownMinor }) => (
                <tr key={`${reason} ${on}`}>
                  <th scope="row" className="px-4 py-3 text-start font-[400]">
                    {on === null
                      ? t('count', { what, count })
                      : t('since', { what, day: day.format(new Date(on)) })}
                  </th>
                  <td className="text-fg-2 px-4 py-3 text-end">
                    {paidMinor === null ? '–' : money(paidMinor)}
                  </td>
                  <td className="text-fg-2 px-4 py-3 text-end">
                    {paidMinor === null ? '–' : money(ownMinor - paidMinor)}
                  </td>
                  <td className="px-4 py-3 text-end font-[600]">{money(ownMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="rounded-card border-line-2 bg-card shadow-card mt-4 flex flex-wrap items-baseline justify-between gap-3 border p-5">
        <div className="min-w-0">
          <h3 className="font-[600]">{t('owedAtEnd')}</h3>
          <p className="type-small text-fg-3">
            {tiles.map(([, minor]) => money(minor)).join(' + ')}
          </p>
        </div>
        <p className="font-display text-[1.75rem]">{money(sums.closingMinor)}</p>
      </div>
      <p className="type-small text-fg-3 mt-3">
        {now && `${t('now', { payable: money(now.payableMinor), held: money(now.heldMinor) })} `}
        {t('bookedAt')} {invoice !== null && t('invoice', { number: invoice })}
      </p>
    </PayoutPage>
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
