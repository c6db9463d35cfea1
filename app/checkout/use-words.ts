import { useTranslation } from 'react-i18next';
import { formatMoney, type Money } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import type { BoughtView, CheckoutView, PaymentView, PeriodView } from './checkout-view';

/** Returns functions that format checkout's prices, periods and cards in the reader's language. */
export function useWords() {
  const { t } = useTranslation(['checkout', 'purchases', 'fanclubs']);
  const { locale } = useSite();
  const money = (amount: Money) => formatMoney(amount, locale);
  const period = ({ unit, count }: PeriodView) => t(`period.${unit}`, { count });
  return {
    money,
    period,
    /** Returns the name of the product in a few words. */
    bought(what: BoughtView): string {
      if (what.kind === 'tokens') return t('what.tokens', { count: what.tokens });
      if (what.kind === 'subscriptions') {
        return t('what.plan', { duration: period({ unit: 'month', count: what.months }) });
      }
      return what.kind === 'fanclub' ? t('what.fanclub', { name: what.name }) : t('what.asset');
    },
    /** Returns the reason for a price below the list price. */
    reason({ price: { reason, discountPercent } }: CheckoutView): string {
      const percent = Math.round(discountPercent);
      const reasonText = reason === null ? '' : t(reason, { defaultValue: '' });
      return reasonText
        ? t('discount.because', { reason: reasonText, percent })
        : t('discount.percent', { percent });
    },
    /** Returns the name of the means of payment. */
    paidWith({ method, wallet, card }: Pick<PaymentView, 'method' | 'wallet' | 'card'>): string {
      if (wallet)
        return t(wallet === 'APPLEPAY' ? 'success.method.apple' : 'success.method.google');
      if (method === 'crypto') return t('success.method.crypto');
      return card ? `${brandNames[card.brand]} •••• ${card.last4}` : t('success.method.card');
    },
  };
}

/** The brand names, the same in every language. */
export const brandNames = { visa: 'Visa', master: 'Mastercard' } as const;

/** Formats YYYY-MM as MM/YY. */
export const expiryText = (expiresOn: string) =>
  `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}`;
