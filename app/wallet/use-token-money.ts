import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';

/** Returns a function that gives the value of tokens as money in the reader's language. */
export function useTokenMoney(): (tokens: number) => string {
  const { locale, tokenValue } = useSite();
  return (tokens) => formatMoney(worthOfTokens(tokens, tokenValue), locale);
}
