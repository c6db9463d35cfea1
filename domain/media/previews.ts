/** The site's own picture, shown of a character without any. */
export const defaultPreview = '/chat-icons/new-chat-profile-image.png';

export interface PreviewAudience {
  /** The theme in use tries previews out on test users. */
  isTestTheme: boolean;
  isTestUser: boolean;
}

const promoPicture = /(?:^|\/)promo_previews\/[^/]+\/preview\.png/;
const promoVideo = /(?:^|\/)promo_previews\/[^/]+\/video_preview/;

/**
 * The picture that stands for a character: the promotional one, which a test theme keeps for test
 * users, else a plain one, else the first there is; null where there is none.
 */
export function choosePreview(
  addresses: readonly string[],
  audience: PreviewAudience,
): string | null {
  const plain = { promo: promoPicture, word: 'preview.png' };
  return choose(addresses, plain, audience) ?? addresses[0] ?? null;
}

/** The loop that stands for a character, chosen likewise; null where only its picture can. */
export function chooseVideoPreview(
  addresses: readonly string[],
  audience: PreviewAudience,
): string | null {
  return choose(addresses, { promo: promoVideo, word: 'video_preview' }, audience) ?? null;
}

/** Whether a picture was made for promotion; there are no other sizes of it. */
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
