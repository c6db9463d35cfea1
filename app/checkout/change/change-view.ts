import type { Money } from '~/domain/shared/money';
import type { CardView, PeriodView } from '../checkout-view';

/** A change of plan as its page and its modal show it; dates as text. */
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
  /** The saved card that is charged so far; null where it is the default one, or none. */
  cardId: string | null;
  /** As bank statements name us, where it is known. */
  statementName: string | null;
}

/** What is paid today: a change costs nothing. */
export const nothingDue = ({ price: { currency } }: Pick<ChangeView, 'price'>): Money => ({
  minor: 0,
  currency,
});
