import { formatMoney, type Money } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';

/** Money as the reader's language writes it. */
export function useClubMoney(): (money: Money) => string {
  const { locale } = useSite();
  return (money) => formatMoney(money, locale);
}
