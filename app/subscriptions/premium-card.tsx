import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import { Badge } from '../kit/ui/marks/badge';
import { CardMark } from './card-mark';
import { wholeDate } from './plan-summary';
import type { OwnPremium } from './subscription-page-view';

export const dayFormat = { day: 'numeric', month: 'long' } as const;

const stateWords = {
  Active: 'own.active',
  Paused: 'own.paused',
  Canceled: 'own.cancelled',
} as const;

/** Shows the person's plan, its renewal or end, the amount due, and the card. */
export function PremiumCard({ premium, change }: { premium: OwnPremium; change: ReactNode }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { status, isInGrace, months, since, endsAt, triesAgainAt, price, card, pause } = premium;
  const isOn = status === 'Active';
  const renews = status !== 'Canceled';
  const zero = { minor: 0, currency: premium.renewal?.currency ?? 'USD' };
  return (
    <section
      aria-labelledby="premium-card"
      className={clsx(
        'rounded-card shadow-card border p-4.5 md:p-6',
        isOn
          ? 'border-gold/50 bg-[linear-gradient(150deg,rgb(239_203_123/.13),transparent_70%)]'
          : 'border-line-2 bg-card',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="premium-card" className="type-h2 flex items-center gap-3">
          <Icon name="gem" size={20} className="text-gold shrink-0" />
          {months === null ? t('own.given') : t('own.name', { count: months })}
        </h2>
        <Badge kind={isOn && !isInGrace ? 'premium' : 'plain'}>
          {t(isInGrace ? 'own.unpaid' : stateWords[status])}
        </Badge>
      </div>
      <p className="text-fg-2 mt-2 max-md:hidden">
        {t('own.since')} <LocalTime at={since} format={wholeDate} />
      </p>
      <dl className="mt-4.5 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-[1fr_1fr_1.4fr]">
        <div>
          <dt className="type-small text-fg-2">
            {t(pause ? 'own.resumes' : isOn ? 'own.renews' : 'own.open-until')}
          </dt>
          <dd className="font-display mt-1 text-[1.25rem]/7 lining-nums">
            <LocalTime at={triesAgainAt ?? pause?.until ?? endsAt} format={dayFormat} />
          </dd>
        </div>
        <div>
          <dt className="type-small text-fg-2">{t('own.will-pay')}</dt>
          <dd className="font-display mt-1 text-[1.25rem]/7 lining-nums tabular-nums">
            {formatMoney(price ?? zero, locale)}
          </dd>
        </div>
        {card && (
          <div className="max-md:col-span-2">
            <dt className="type-small text-fg-2">{t(renews ? 'own.from' : 'own.paid-with')}</dt>
            <dd className="mt-1 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
              <CardMark brand={card.brand} />
              <span className="tabular-nums">•••• {card.last4}</span>
              {card.isExpired && <span className="text-amber type-small">{t('own.expired')}</span>}
              {renews && <span className="ms-auto">{change}</span>}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
