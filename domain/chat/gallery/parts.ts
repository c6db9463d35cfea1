/** The tabs of a gallery. This file has no schemas, so that a browser may load it. */
export const galleryTabs = ['Unlocked', 'Locked'] as const;
export type GalleryTab = (typeof galleryTabs)[number];

/** The kinds of visible media. */
export type PictureMedia = 'Photo' | 'Video';

/** The kinds of media in a gallery: visible media and a character's voice messages. */
export const galleryMedia = ['Photo', 'Video', 'Voice'] as const;
export type GalleryMedia = (typeof galleryMedia)[number];

/**
 * The sequences in which a person moves from picture to picture: a chat, a tab of its gallery, or all
 * unlocked pictures.
 */
export const pictureWalks = ['thread', 'unlocked', 'locked', 'all'] as const;
export type PictureWalk = (typeof pictureWalks)[number];

/** Counting stops at this number. */
export const mostCounted = 1000;

/** Entries of one page, by specification. */
export const galleryPageSize = 12;
