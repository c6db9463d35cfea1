import clsx from 'clsx';
import type { Money } from '~/domain/shared/money';
import { formatMoney, moneyParts } from '~/domain/shared/money';

interface SplitPriceProps {
  price: Money;
  locale: string;
  className?: string;
}

/** Shows a price with a large whole part and a small sign and fraction, in the order of the language. */
export function SplitPrice({ price, locale, className }: SplitPriceProps) {
  return (
    <span className={clsx('font-display whitespace-nowrap lining-nums tabular-nums', className)}>
      <span className="sr-only">{formatMoney(price, locale)}</span>
      <span aria-hidden="true">
        {moneyParts(price, locale).map(({ kind, text }, index) => (
          <span
            key={index}
            className={clsx(
              kind === 'sign' && 'align-[0.5em] text-[0.5em]',
              kind === 'fraction' && 'text-[0.62em]',
            )}
          >
            {text}
          </span>
        ))}
      </span>
    </span>
  );
}
