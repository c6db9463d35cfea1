import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { LocalTime } from '../../kit/site/local-time';
import { useSite } from '../../kit/site/use-site';
import { Icon } from '../../kit/ui/icons/icon';
import { RollingNumber } from '../../kit/ui/marks/rolling-number';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { Reach } from '../../wallet/reach';
import type { Cost } from '../checkout-view';
import { longDate } from '../order/clock';
import { useWords } from '../use-words';
import type { SuccessView } from './success-view';

interface FactsProps {
  success: SuccessView;
}

/** Shows the purchase in rows: the product, the cost, the next charge and the current state. */
export function SuccessFacts({ success }: FactsProps) {
  return (
    <dl className="rounded-card border-line-2 bg-card divide-line mt-5 divide-y border px-4">
      {success.what.kind === 'tokens' ? (
        <TokenFacts success={success} what={success.what} />
      ) : (
        <PlanFacts success={success} />
      )}
    </dl>
  );
}

function TokenFacts({
  success,
  what,
}: FactsProps & { what: Extract<SuccessView['what'], { kind: 'tokens' }> }) {
  const { t } = useTranslation('checkout');
  const { paidWith } = useWords();
  const { locale, tokenValue } = useSite();
  const { balance, gained, cost, means, arrival } = success;
  const before = arrival === 'there' ? Math.max(0, balance - gained) : balance;
  const worth = formatMoney(worthOfTokens(balance, tokenValue), locale);
  return (
    <>
      <Fact
        name={
          <>
            {t('success.balance')}
            <span className="type-caption text-fg-3 block">
              {t('success.worth', { amount: worth })}
              <Reach tokens={balance} />
            </span>
          </>
        }
      >
        <BalanceChange before={before} after={balance} />
      </Fact>
      <Fact
        name={
          what.bonusTokens > 0
            ? t('success.pack', { tokens: what.tokens, bonus: what.bonusTokens })
            : t('success.pack-plain', { count: what.tokens })
        }
      >
        <CostText cost={cost} />
      </Fact>
      {means && <Fact name={t('success.paid-with')}>{paidWith(means)}</Fact>}
    </>
  );
}

function PlanFacts({ success }: FactsProps) {
  const { t } = useTranslation('checkout');
  const { money, period, paidWith } = useWords();
  const { locale } = useSite();
  const { what, cost, means, next, until, balance, gained } = success;
  const isNext = what.kind === 'next-plan';
  const paid = t(isNext ? 'success.today' : 'success.paid');
  const ahead = next ? { at: next.at, cost: { money: next.price } } : success.renewal;
  return (
    <>
      {success.period && (
        <Fact name={t(what.kind === 'fanclub' ? 'success.membership' : 'success.plan')}>
          {period(success.period)}
        </Fact>
      )}
      <Fact name={means ? `${paid}, ${paidWith(means)}` : paid}>
        <CostText cost={cost} />
      </Fact>
      {ahead && (
        <Fact name={t(next ? 'success.begins' : 'success.renews')}>
          {ahead.cost && 'money' in ahead.cost ? (
            <Trans
              t={t}
              i18nKey="success.renews-on"
              values={{ price: money(ahead.cost.money) }}
              components={{ date: <Day at={ahead.at} /> }}
            />
          ) : (
            <Day at={ahead.at} />
          )}
        </Fact>
      )}
      {!ahead && until !== null && (
        <Fact name={t('success.until')}>
          <Day at={until} />
        </Fact>
      )}
      <Fact name={t('success.balance')}>
        <span className="whitespace-nowrap">
          <TokenGlyph className="me-2 size-4 align-[-2px]" />
          {balance.toLocaleString(locale)}
          {gained > 0 && success.arrival === 'there' && (
            <span className="text-ok ms-2">+{gained.toLocaleString(locale)}</span>
          )}
        </span>
      </Fact>
    </>
  );
}

const Day = ({ at }: { at: string }) => (
  <LocalTime at={at} format={longDate} className="whitespace-nowrap" />
);

function CostText({ cost }: { cost: Cost | null }) {
  const { t } = useTranslation('checkout');
  const { money } = useWords();
  const { locale } = useSite();
  if (cost === null) return t('success.free');
  if ('money' in cost) return money(cost.money);
  return (
    <span className="whitespace-nowrap">
      <TokenGlyph className="me-2 size-4 align-[-2px]" />
      {cost.tokens.toLocaleString(locale)}
    </span>
  );
}

/** Animates the balance from the old to the new value; screen readers get one sentence. */
function BalanceChange({ before, after }: { before: number; after: number }) {
  const { t } = useTranslation('checkout');
  const { locale } = useSite();
  return (
    <>
      <span className="sr-only">{t('success.balance-change', { before, after })}</span>
      <span aria-hidden="true" className="flex items-center justify-end gap-2.5">
        <span className="text-fg-3 font-normal">{before.toLocaleString(locale)}</span>
        <Icon name="arrow-right" size={16} className="text-fg-3" />
        <span className="type-figure text-[1.6875rem]">
          <RollingNumber from={before} to={after} locale={locale} />
        </span>
      </span>
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-12.5 items-center justify-between gap-4 py-2">
      <dt className="text-fg-2">{name}</dt>
      <dd className="text-end font-[560] tabular-nums">{children}</dd>
    </div>
  );
}
