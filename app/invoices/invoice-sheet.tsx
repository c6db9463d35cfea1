import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import type { InvoiceView } from './invoice-view';

/** An invoice or a credit note as it is printed, one to a sheet. Its times are in UTC, as its number is. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceView }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { kind, number, seller, buyer } = invoice;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const country = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <article
      aria-label={t(`invoice.kind.${kind}`, { number })}
      className="rounded-card border-line-2 bg-card break-after-page border p-5 md:p-7"
    >
      <h2 className="type-h3 break-words">{t(`invoice.kind.${kind}`, { number })}</h2>
      <p className="type-small text-fg-2 mt-1">
        {t('invoice.issued', { date: day.format(new Date(invoice.issuedAt)) })}
        {' · '}
        {t('invoice.supplied', { date: day.format(new Date(invoice.suppliedAt)) })}
      </p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Side
          title={t('invoice.seller')}
          lines={[
            seller.name,
            seller.address,
            seller.companyId,
            seller.taxId && t('invoice.tax-id', { number: seller.taxId }),
          ]}
        />
        <Side
          title={t('invoice.buyer')}
          lines={[
            buyer.name,
            buyer.street,
            `${buyer.postalCode} ${buyer.city}`,
            country.of(buyer.country) ?? buyer.country,
            buyer.taxId && t('invoice.tax-id', { number: buyer.taxId }),
          ]}
        />
      </div>
      <Sums invoice={invoice} />
    </article>
  );
}

/** The item and its sums; those of a credit note are negative. */
function Sums({ invoice }: { invoice: InvoiceView }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { kind, description, gross, net, tax, taxRate } = invoice;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const sign = kind === 'credit-note' ? -1 : 1;
  const money = ({ minor, currency }: InvoiceView['gross']) =>
    formatMoney({ minor: sign * minor, currency }, locale);
  const sums = [
    [t('invoice.net'), net],
    [t('invoice.tax', { rate: percent.format(taxRate) }), tax],
  ] as const;
  return (
    <dl className="divide-line border-line mt-6 divide-y border-y">
      <div className="flex justify-between gap-4 py-3">
        <dt className="break-words">{description}</dt>
        <dd className="shrink-0 tabular-nums">{money(gross)}</dd>
      </div>
      {sums.map(([label, sum]) => (
        <div key={label} className="text-fg-2 flex justify-between gap-4 py-2.5">
          <dt>{label}</dt>
          <dd className="shrink-0 tabular-nums">{money(sum)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-3 font-[600]">
        <dt>{t('receipt.total')}</dt>
        <dd className="shrink-0 tabular-nums">{money(gross)}</dd>
      </div>
    </dl>
  );
}

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="type-caption text-fg-3">{title}</h3>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="break-words whitespace-pre-line">
          {line}
        </p>
      ))}
    </div>
  );
}
