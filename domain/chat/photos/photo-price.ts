/** What a photo costs: subscribers pay less by so many per cent, in whole tokens, at least one. */
export function photoPrice({
  price,
  discountPercent,
  isSubscriber,
}: {
  price: number;
  discountPercent: number;
  isSubscriber: boolean;
}): number {
  if (!isSubscriber || price === 0) return price;
  return Math.max(1, Math.round((price * (100 - discountPercent)) / 100));
}

/** What a person pays less for what a character sends them, and why. */
export interface UnlockTerms {
  isSubscriber: boolean;
  /** What subscribers pay less, in per cent. */
  discountPercent: number;
  /** Of the character's fan club: what they are sent in a chat is part of it. */
  isMember: boolean;
}

/** What a locked photo costs somebody, in whole tokens: nothing a member of the character's club. */
export const privatePhotoPrice = (price: number, { isMember, ...terms }: UnlockTerms): number =>
  isMember ? 0 : photoPrice({ price, ...terms });
