import type { AgeStatus } from '../../age-checks/resolve-age-status';
import { isOpenTo } from '../messages/message-details';
import type { PictureDetails } from '../gallery/gallery-entry';
import type { PictureMedia } from '../gallery/parts';
import { refuse, type Refusal } from '../refusals';
import { ageRefusals } from '../send/decide-send';
import { privatePicturePrice, type UnlockTerms } from './private-picture-price';

export interface UnlockFacts {
  /** Null if the person has no such message, or it has no picture. */
  picture: PictureDetails | null;
  /** The expected kind of media; undefined accepts any. */
  media?: PictureMedia | undefined;
  /** True if its file is in storage. Not checked for unlocked pictures. */
  hasFile: boolean;
  /** True if the character is still published. */
  isPublished: boolean;
  isBlocked: boolean;
  ageStatus: AgeStatus;
  terms: UnlockTerms;
  /** The shown price in whole tokens; undefined accepts the current price. */
  price: number | undefined;
}

type RefusedUnlock =
  | Refusal<'no-such-picture' | 'picture-away' | 'no-such-character' | 'character-blocked'>
  | Refusal<'age-check-required' | 'adult-confirmation-required' | 'under_age_review'>
  | Refusal<'price-changed'>;

/** The price in tokens; 0 for a picture that is already unlocked. */
type Sale = { ok: true; tokens: number; isOpen: boolean; picture: PictureDetails };

/**
 * Decides whether a character's photo or video is unlocked for the person, and at which price. An
 * already unlocked one passes without further checks.
 */
export function decideUnlockPicture(facts: UnlockFacts): Sale | RefusedUnlock {
  const { picture, media, price, terms } = facts;
  if (!picture || picture.folder === null) return refuse('no-such-picture');
  if (media !== undefined && media !== mediaOfPicture(picture)) return refuse('no-such-picture');
  const { unlockPrice } = picture;
  if (unlockPrice === null || isOpenTo(picture)) {
    return { ok: true, tokens: 0, isOpen: true, picture };
  }
  if (!facts.isPublished) return refuse('no-such-character');
  if (facts.isBlocked) return refuse('character-blocked');
  const ageRefusal = ageRefusals[facts.ageStatus];
  if (ageRefusal) return refuse(ageRefusal);
  if (!facts.hasFile) return refuse('picture-away');
  const tokens = privatePicturePrice(unlockPrice, terms);
  if (price !== undefined && price !== tokens) {
    return refuse('price-changed', { data: { price: tokens } });
  }
  return { ok: true, tokens, isOpen: false, picture };
}

/** Returns the kind of media; a gift is a photo, too. */
export const mediaOfPicture = ({ type }: Pick<PictureDetails, 'type'>): PictureMedia =>
  type === 'video' ? 'Video' : 'Photo';
