import type { CheckoutSource } from '~/domain/checkout/schema';
import type { Money } from '~/domain/shared/money';
import { reportToTags } from './data-layer';

/** An item on sale, with the field names of an ecommerce event. */
export interface TaggedItem {
  item_id: string;
  item_name: string;
  item_category: string;
  price: number;
  currency: string;
}

const moneyOf = ({ minor, currency }: Money) => ({ price: minor / 100, currency });

export const tokensItem = (tokens: number, price: Money): TaggedItem => ({
  item_id: `tokens-${tokens}`,
  item_name: `${tokens} tokens`,
  item_category: 'tokens',
  ...moneyOf(price),
});

export const planItem = (months: number, price: Money): TaggedItem => ({
  item_id: `subscriptions-${months}`,
  item_name: `${months} months subscription`,
  item_category: 'subscriptions',
  ...moneyOf(price),
});

/** Returns a club or an asset of a post, without its identity, which is private. */
export const otherItem = (variant: string, price: Money): TaggedItem => ({
  item_id: variant,
  item_name: variant,
  item_category: variant,
  ...moneyOf(price),
});

/** Reports the items on display to the tags; does nothing without items. */
export function reportView(items: readonly TaggedItem[]): void {
  if (items.length > 0) reportToTags('view_item', { ecommerce: { items } });
}

/** Reports to the tags that a person lacks tokens for a purchase, and the missing number. */
export function reportShortage(source: CheckoutSource, missing: number): void {
  reportToTags('INSUFFICIENT_BALANCE', { source, tokens_needed: missing });
}

/** Reports to the tags that the first offer of Premium opened. */
export const reportWelcomeOffer = (): void => reportToTags('PREMIUM_WELCOME_OFFER_POPUP');
