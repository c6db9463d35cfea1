/** The site's own picture, shown for a character without a picture. */
export const defaultPreview = '/chat-icons/new-chat-profile-image.png';

export interface PreviewAudience {
  /** True while the current theme shows previews only to test users. */
  isTestTheme: boolean;
  isTestUser: boolean;
}

const promoPicture = /(?:^|\/)promo_previews\/[^/]+\/preview\.png/;
const promoVideo = /(?:^|\/)promo_previews\/[^/]+\/video_preview/;

/**
 * Returns the preview picture of a character: the promotional one (under a test theme only for test users),
 * else a plain one, else the first address; null when there is none.
 */
export function choosePreview(
  addresses: readonly string[],
  audience: PreviewAudience,
): string | null {
  const plain = { promo: promoPicture, word: 'preview.png' };
  return choose(addresses, plain, audience) ?? addresses[0] ?? null;
}

/**
 * Returns the preview video of a character, chosen in the same way; null when there is none. The only video
 * of a character that a person made is one that was generated as its preview.
 */
export function chooseVideoPreview(
  addresses: readonly string[],
  audience: PreviewAudience,
): string | null {
  const chosen = choose(addresses, { promo: promoVideo, word: 'video_preview' }, audience);
  return chosen ?? addresses.find((address) => /(?:^|\/)generations\//.test(address)) ?? null;
}

/** Checks whether a picture was made for promotion; such pictures exist in one size only. */
export function isPromotional(address: string): boolean {
  return promoPicture.test(address);
}

function choose(
  addresses: readonly string[],
  { promo, word }: { promo: RegExp; word: string },
  { isTestTheme, isTestUser }: PreviewAudience,
): string | undefined {
  const promotional = addresses.find((address) => promo.test(address));
  const plain = addresses.find((address) => address.includes(word) && !promo.test(address));
  return isTestTheme && !isTestUser ? (plain ?? promotional) : (promotional ?? plain);
}
