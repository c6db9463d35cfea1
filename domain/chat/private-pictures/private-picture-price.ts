import { photoPrice } from '../photos/photo-price';

/** What a person pays less for what a character sends them, and why. */
export interface UnlockTerms {
  isSubscriber: boolean;
  /** What subscribers pay less, in per cent. */
  discountPercent: number;
  /** Of the character's fan club: what they are sent in a chat is part of it. */
  isMember: boolean;
}

/**
 * What a locked photo or video costs somebody, in whole tokens: nothing a member of the character's club.
 */
export const privatePicturePrice = (price: number, { isMember, ...terms }: UnlockTerms): number =>
  isMember ? 0 : photoPrice({ price, ...terms });
