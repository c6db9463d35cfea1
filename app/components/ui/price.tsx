import { worthOfTokens, formatMoney, type Money } from '~/domain/shared/money';
import { TokenGlyph } from './token-glyph';

interface PriceProps {
  tokens: number;
  /** What one token is worth. */
  tokenValue: Money;
  locale: string;
}

/** Tokens, and the money they are worth beside them. */
export function Price({ tokens, tokenValue, locale }: PriceProps) {
  return (
    <span className="inline-flex items-center gap-1.5 font-[600] tabular-nums">
      <TokenGlyph />
      {tokens.toLocaleString(locale)}
      <span className="text-fg-3 font-[400]">
        {formatMoney(worthOfTokens(tokens, tokenValue), locale)}
      </span>
    </span>
  );
}
