import type { Money } from '~/domain/shared/money';
import type { CardView, PeriodView } from '../checkout-view';

/** A change of plan in the form of its page and modal; dates are strings. */
export interface ChangeView {
  planId: string;
  months: number;
  current: { months: number; renewal: Money };
  startsAt: string;
  price: Money;
  renewal: { price: Money; period: PeriodView; firstAt: string };
  isCanceled: boolean;
  isChosen: boolean;
  cards: readonly CardView[];
  /** The saved card that is charged so far; null if it is the default one or there is none. */
  cardId: string | null;
  /** The name on bank statements, if known. */
  statementName: string | null;
}

/** Returns today's price: a change costs nothing. */
export const nothingDue = ({ price: { currency } }: Pick<ChangeView, 'price'>): Money => ({
  minor: 0,
  currency,
});
