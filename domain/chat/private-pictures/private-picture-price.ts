import { photoPrice } from '../photos/photo-price';

/** The facts that reduce a person's price for a character's pictures. */
export interface UnlockTerms {
  isSubscriber: boolean;
  /** The discount for subscribers, in per cent. */
  discountPercent: number;
  /** True for a member of the character's fan club. Pictures in the chat are free for members. */
  isMember: boolean;
}

/** Returns the price of a locked photo or video in whole tokens; 0 for a member of the character's club. */
export const privatePicturePrice = (price: number, { isMember, ...terms }: UnlockTerms): number =>
  isMember ? 0 : photoPrice({ price, ...terms });
