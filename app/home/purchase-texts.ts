import type { Purchase } from '~/domain/payments/orders/latest-purchases';

/** The words of a key in the reader's language, of so many where it tells a number; null when there are none. */
export type FindWords = (key: string, count?: number) => string | null;

/** Names that say what was bought and never fall back to what the shop calls it. */
const alwaysTranslated = ['subscription_to', 'fanclub_to', 'exclusive_content_to'];

/** The purchases the running line shows, each as its text. */
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
