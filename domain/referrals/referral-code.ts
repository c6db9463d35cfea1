import type { DomainContext } from '../shared/context';

/** A prefix that separates codes from other data sealed with the same key. */
const purpose = 'referral:';
const place = 'referral-code';
const sealedMark = 'sealed:';
/** Matches the key's version (missing in codes from before versions) and the sealed bytes. */
const codeShape = /^(?:\d{1,6}\.)?[\w-]{40,200}$/;

/** Checks whether a text has the form of a code; it may still be invalid. */
export const isReferralCode = (text: string): boolean => codeShape.test(text);

/** Returns the code that stands for a person in their links; only this product can create or read it. */
export function referralCodeOf({ seal }: Pick<DomainContext, 'seal'>, userId: string): string {
  return seal.seal(purpose + userId, place).slice(sealedMark.length);
}

/** Returns the user of a code; null if the code is invalid. */
export function readReferralCode(
  { seal }: Pick<DomainContext, 'seal'>,
  code: string,
): string | null {
  if (!isReferralCode(code)) return null;
  try {
    const opened = seal.open(sealedMark + code, place);
    return opened.startsWith(purpose) ? opened.slice(purpose.length) : null;
  } catch {
    return null;
  }
}
