import { galleryTabs, type GalleryMedia, type GalleryTab } from '~/domain/chat/gallery/parts';

/** A part of a gallery, as addresses name it. */
export interface GalleryPlace {
  tab: GalleryTab;
  media?: GalleryMedia | undefined;
  /** The cursor of the page, used without scripts. */
  cursor?: string | undefined;
}

const mediaNames = { photos: 'Photo', videos: 'Video', voice: 'Voice' } as const;
export type MediaName = keyof typeof mediaNames;
export const galleryMediaNames = Object.keys(mediaNames) as MediaName[];
export const mediaOfName = (name: MediaName): GalleryMedia => mediaNames[name];

/** Returns the query parameters of a part; the first part needs none. */
export function galleryParameters({ tab, media, cursor }: GalleryPlace): Record<string, string> {
  const name = galleryMediaNames.find((one) => mediaNames[one] === media);
  return {
    ...(tab === 'Locked' && { tab: 'locked' }),
    ...(name && { media: name }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** Returns the part that an address requests; invalid values request the first part. */
export function readGalleryPlace(params: Readonly<Record<string, string>>): GalleryPlace {
  const tab = galleryTabs.find((one) => one.toLowerCase() === params['tab']) ?? 'Unlocked';
  const name = galleryMediaNames.find((one) => one === params['media']);
  return {
    tab,
    media: name && tab === 'Unlocked' ? mediaNames[name] : undefined,
    cursor: params['cursor'],
  };
}

/** Returns the page of a chat's gallery; a chat that was set aside is identified by its id. */
export function galleryHref(slug: string, place: GalleryPlace, chatId?: string): string {
  const search = new URLSearchParams({
    ...(chatId !== undefined && { chat: chatId }),
    ...galleryParameters(place),
  });
  return `/chats/${slug}/gallery${search.size > 0 ? `?${search}` : ''}`;
}
