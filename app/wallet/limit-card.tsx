import { Link, useLocation } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SpendingLimitView } from '~/domain/wallet/limits/spending-limits';
import { Form, FormDone, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { Badge } from '../kit/ui/marks/badge';
import { useReach } from './use-reach';
import { useTokenMoney } from './use-token-money';

interface LimitCardProps {
  limits: readonly SpendingLimitView[];
  period: SpendingLimitView['period'];
  /** Hours after which a higher limit takes effect. */
  raiseHours: number;
}

const momentFormat = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** Shows the person's spending limit for a day, a week or a month, and what is left of it. */
export function LimitCard({ limits, period, raiseHours }: LimitCardProps) {
  const { t } = useTranslation('statement');
  const own = limits.find((one) => one.period === period);
  if (!own) return null;
  return (
    <section
      id="limit"
      aria-labelledby="limit-title"
      className="rounded-card border-line-2 bg-card shadow-card scroll-mt-6 border p-5 md:px-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id="limit-title" className="type-h3">
          {t('limit.title')}
        </h3>
        <Badge kind={own.limit === null ? 'plain' : 'new'} icon="shield-check">
          {t(own.limit === null ? 'limit.off' : 'limit.on')}
        </Badge>
      </div>
      <Periods limits={limits} chosen={period} />
      <LimitDetails limit={own} />
      <LimitForm key={`${period} ${own.limit}`} limit={own} />
      <p className="type-caption text-fg-3 mt-3">{t('limit.rule', { count: raiseHours })}</p>
    </section>
  );
}

function Periods({ limits, chosen }: { limits: LimitCardProps['limits']; chosen: string }) {
  const { t } = useTranslation('statement');
  const { search } = useLocation();
  const href = (period: string) => {
    const query = new URLSearchParams(search);
    query.set('limit', period);
    return `?${query}#limit`;
  };
  return (
    <nav
      aria-label={t('limit.period')}
      className="bg-veil-2 mt-3.5 grid grid-cols-3 rounded-full p-1 print:hidden"
    >
      {limits.map(({ period }) => (
        <Link
          key={period}
          to={href(period)}
          preventScrollReset
          aria-current={period === chosen ? 'true' : undefined}
          className={clsx(
            'flex min-h-9 items-center justify-center rounded-full font-[560] transition duration-120',
            period === chosen ? 'bg-light text-on-light' : 'text-fg-2 hover:text-fg',
          )}
        >
          {t(`limit.${period}`)}
        </Link>
      ))}
    </nav>
  );
}

function LimitDetails({ limit: own }: { limit: SpendingLimitView }) {
  const { t } = useTranslation('statement');
  const { locale } = useSite();
  const money = useTokenMoney();
  const reach = useReach()(own.left ?? 0);
  const { limit, spent, left, endsAt, next, period } = own;
  if (limit === null || spent === null || left === null || endsAt === null) {
    return <p className="text-fg-2 mt-4">{t('limit.none')}</p>;
  }
  return (
    <div className="mt-4">
      <p className="text-fg-2">
        <span className="type-figure text-fg me-2 text-[1.5625rem]">
          {spent.toLocaleString(locale)}
        </span>
        {t(`limit.of-${period}`, { count: limit, shown: limit.toLocaleString(locale) })}
      </p>
      <progress
        value={Math.min(spent, limit)}
        max={Math.max(1, limit)}
        aria-label={t('limit.title')}
        className="[&::-moz-progress-bar]:bg-rose [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-bar]:bg-hover bg-hover mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full [&::-webkit-progress-value]:rounded-full"
      />
      <p className="type-small text-fg-2 mt-2.5">
        {t('limit.left', { count: left, shown: left.toLocaleString(locale) })}{' '}
        <LocalTime at={endsAt} format={momentFormat} />, {t('limit.about', { money: money(left) })}
        {reach !== null && ` · ${reach}`}
      </p>
      {next && (
        <p className="type-small text-amber mt-2">
          {next.limit === null
            ? t('limit.ends')
            : t('limit.becomes', {
                count: next.limit,
                shown: next.limit.toLocaleString(locale),
              })}{' '}
          <LocalTime at={next.from} format={momentFormat} />.
        </p>
      )}
    </div>
  );
}

/** One figure and one button. The server decides whether the limit is lower or higher. */
function LimitForm({ limit: own }: { limit: SpendingLimitView }) {
  const { t } = useTranslation('statement');
  const { form, fields } = useForm<{ tokens: string; period: string }>({
    id: `limit-${own.period}`,
    intent: 'limit',
    defaultValue: { tokens: own.limit === null ? '' : String(own.limit) },
  });
  return (
    <Form form={form} className="mt-4 space-y-3 print:hidden">
      <FormErrors />
      <FormDone>{t('limit.saved')}</FormDone>
      <input type="hidden" name="period" value={own.period} />
      <FormField
        field={fields.tokens}
        type="text"
        inputMode="numeric"
        maxLength={7}
        label={t('limit.tokens')}
        hint={t('limit.hint')}
        autoComplete="off"
      />
      <SubmitButton intent="limit" kind="soft" className="w-full" busyLabel={t('limit.saving')}>
        {t(own.limit === null ? 'limit.set' : 'limit.change')}
      </SubmitButton>
    </Form>
  );
}
