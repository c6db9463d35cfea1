import type { AgeStanding } from '../../age-checks/resolve-age-standing';
import { isOpenTo } from '../messages/message-details';
import type { PictureDetails } from '../gallery/gallery-entry';
import { refuse, type Refusal } from '../refusals';
import { ageRefusals } from '../send/decide-send';
import { privatePhotoPrice, type UnlockTerms } from './photo-price';

export interface UnlockFacts {
  /** Null where there is none of the person's own, or nothing is to be seen in it. */
  picture: PictureDetails | null;
  /** Whether the character is there still, and not blocked. */
  isPublished: boolean;
  isBlocked: boolean;
  ageStanding: AgeStanding;
  terms: UnlockTerms;
  /** Whole tokens, as they were shown; the price of now where none was. */
  price: number | undefined;
}

type RefusedUnlock =
  | Refusal<'no-such-picture' | 'no-such-character' | 'character-blocked'>
  | Refusal<'age-check-required' | 'adult-confirmation-required' | 'under_age_review'>
  | Refusal<'price-changed'>;

/** It opens for so many tokens, or is open and costs nothing again. */
type Sale = { ok: true; tokens: number; isOpen: boolean };

/**
 * Decides whether a photo that a character sent is opened to its person, and for what. Of what is open
 * nothing is asked any more; videos are opened otherwise.
 */
export function decideUnlockPhoto(facts: UnlockFacts): Sale | RefusedUnlock {
  const { picture, price, terms } = facts;
  if (!picture || picture.type === 'video' || picture.folder === null) {
    return refuse('no-such-picture');
  }
  const { unlockPrice } = picture;
  if (unlockPrice === null || isOpenTo(picture)) return { ok: true, tokens: 0, isOpen: true };
  if (!facts.isPublished) return refuse('no-such-character');
  if (facts.isBlocked) return refuse('character-blocked');
  const ageRefusal = ageRefusals[facts.ageStanding];
  if (ageRefusal) return refuse(ageRefusal);
  const tokens = privatePhotoPrice(unlockPrice, terms);
  if (price !== undefined && price !== tokens) {
    return refuse('price-changed', { data: { price: tokens } });
  }
  return { ok: true, tokens, isOpen: false };
}
