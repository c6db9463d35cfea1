import type { DomainContext } from '../shared/context';

/** Told apart from anything else that is sealed with the same key. */
const purpose = 'referral:';
const place = 'referral-code';
const sealedMark = 'sealed:';
/** The key's version, but for codes from before keys had one, and the sealed bytes. */
const codeShape = /^(?:\d{1,6}\.)?[\w-]{40,200}$/;

/** Whether a text has the shape of a code; whose it is shows once it is read. */
export const isReferralCode = (text: string): boolean => codeShape.test(text);

/** A code that only this product can make or read; it stands for the person in their links. */
export function referralCodeOf({ seal }: Pick<DomainContext, 'seal'>, userId: string): string {
  return seal.seal(purpose + userId, place).slice(sealedMark.length);
}

/** Whose code it is; null for one that was made up. */
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
