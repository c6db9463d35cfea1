import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';

/** What tokens are worth, as the reader's language writes money. */
export function useTokenMoney(): (tokens: number) => string {
  const { locale, tokenValue } = useSite();
  return (tokens) => formatMoney(worthOfTokens(tokens, tokenValue), locale);
}
