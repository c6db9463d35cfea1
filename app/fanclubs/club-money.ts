import { formatMoney, type Money } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';

/** Returns a function that formats money in the reader's language. */
export function useClubMoney(): (money: Money) => string {
  const { locale } = useSite();
  return (money) => formatMoney(money, locale);
}
