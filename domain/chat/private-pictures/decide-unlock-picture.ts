import type { AgeStanding } from '../../age-checks/resolve-age-standing';
import { isOpenTo } from '../messages/message-details';
import type { PictureDetails } from '../gallery/gallery-entry';
import type { PictureMedia } from '../gallery/parts';
import { refuse, type Refusal } from '../refusals';
import { ageRefusals } from '../send/decide-send';
import { privatePicturePrice, type UnlockTerms } from './private-picture-price';

export interface UnlockFacts {
  /** Null where there is none of the person's own, or nothing is to be seen in it. */
  picture: PictureDetails | null;
  /** What it was asked for as; any where nothing was said. */
  media?: PictureMedia | undefined;
  /** Whether its file lies in storage; nobody looks for that of what is open. */
  hasFile: boolean;
  /** Whether the character is there still, and not blocked. */
  isPublished: boolean;
  isBlocked: boolean;
  ageStanding: AgeStanding;
  terms: UnlockTerms;
  /** Whole tokens, as they were shown; the price of now where none was. */
  price: number | undefined;
}

type RefusedUnlock =
  | Refusal<'no-such-picture' | 'picture-away' | 'no-such-character' | 'character-blocked'>
  | Refusal<'age-check-required' | 'adult-confirmation-required' | 'under_age_review'>
  | Refusal<'price-changed'>;

/** It opens for so many tokens, or is open and costs nothing again. */
type Sale = { ok: true; tokens: number; isOpen: boolean; picture: PictureDetails };

/**
 * Decides whether a photo or video that a character sent is opened to its person, and for what. Of what
 * is open nothing is asked any more.
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
  const ageRefusal = ageRefusals[facts.ageStanding];
  if (ageRefusal) return refuse(ageRefusal);
  if (!facts.hasFile) return refuse('picture-away');
  const tokens = privatePicturePrice(unlockPrice, terms);
  if (price !== undefined && price !== tokens) {
    return refuse('price-changed', { data: { price: tokens } });
  }
  return { ok: true, tokens, isOpen: false, picture };
}

/** A gift is a photo, too. */
export const mediaOfPicture = ({ type }: Pick<PictureDetails, 'type'>): PictureMedia =>
  type === 'video' ? 'Video' : 'Photo';
