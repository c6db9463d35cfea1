import type { Purchase } from '~/domain/payments/orders/latest-purchases';

/**
 * Returns the string of a key in the reader's language, with a count if it contains a number; null if
 * there is none.
 */
export type FindWords = (key: string, count?: number) => string | null;

/** Texts that name the product and never fall back to the shop's own name for it. */
const alwaysTranslated = ['subscription_to', 'fanclub_to', 'exclusive_content_to'];

/** Returns the text of each purchase in the ticker. */
export function purchaseTexts(purchases: readonly Purchase[], words: FindWords): string[] {
  return purchases.flatMap((purchase) => {
    const { productNameKey } = purchase;
    return productNameKey ? [textOf({ ...purchase, productNameKey }, words)] : [];
  });
}

function textOf(purchase: Purchase & { productNameKey: string }, words: FindWords): string {
  const { productType, productAmount, amount, currency } = purchase;
  const name = nameOf(purchase, words);
  switch (productType) {
    case 'TokensDepositOffer':
      return [productAmount, name].filter((part) => part !== null).join(' ');
    case 'SubscriptionPlan':
      return `${name} ${words('subscription_to') ?? 'subscription_to'}`;
    default:
      return `${amount} ${words(currency) ?? currency} ${words('for') ?? 'for'} ${name}`;
  }
}

function nameOf(
  { productNameKey, productName, productAmount }: Purchase & { productNameKey: string },
  words: FindWords,
): string {
  const translated = words(productNameKey, productAmount ?? undefined);
  return translated ?? (alwaysTranslated.includes(productNameKey) ? productNameKey : productName);
}
