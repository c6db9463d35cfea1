import { useTranslation } from 'react-i18next';
import type { Gift } from '~/domain/redeem-codes/schema';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { ButtonLink } from '../kit/ui/buttons/button';
import { GiftHead } from './gift-head';

interface RedeemedCardProps {
  redeemed: Gift & {
    balance: number;
    /** ISO 8601; null for tokens. */
    premiumUntil: string | null;
  };
}

/** Shows what was redeemed, and what the person has now. */
export function RedeemedCard({ redeemed }: RedeemedCardProps) {
  const { t } = useTranslation('redeem');
  const { locale } = useSite();
  const { kind, amount, balance, premiumUntil } = redeemed;
  return (
    <section
      role="status"
      className="rounded-card border-line-2 bg-invite shadow-card border p-5 md:p-7"
    >
      <GiftHead gift={redeemed} title={t(`done.${kind}`, { count: amount })} />
      <dl className="divide-line border-line mt-5 divide-y border-y">
        {premiumUntil !== null && (
          <div className="flex min-h-12.5 items-center justify-between gap-4 py-2">
            <dt className="text-fg-2">{t('until')}</dt>
            <dd>
              <LocalTime at={premiumUntil} format={{ dateStyle: 'long' }} />
            </dd>
          </div>
        )}
        <div className="flex min-h-12.5 items-center justify-between gap-4 py-2">
          <dt className="text-fg-2">{t('balance')}</dt>
          <dd className="tabular-nums">{balance.toLocaleString(locale)}</dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/" kind="light">
          {t('home')}
        </ButtonLink>
        <ButtonLink to="/redeem" kind="ghost">
          {t('another')}
        </ButtonLink>
      </div>
    </section>
  );
}
