/** The parts of a gallery, free of schemas, so that a browser may load them. */
export const galleryTabs = ['Unlocked', 'Locked'] as const;
export type GalleryTab = (typeof galleryTabs)[number];

/** What is looked at. */
export type PictureMedia = 'Photo' | 'Video';

/** What is told apart in a gallery: beside what is looked at, what a character said aloud. */
export const galleryMedia = ['Photo', 'Video', 'Voice'] as const;
export type GalleryMedia = (typeof galleryMedia)[number];

/** Through what one goes from picture to picture: a chat, a part of its gallery, or all that is open. */
export const pictureWalks = ['thread', 'unlocked', 'locked', 'all'] as const;
export type PictureWalk = (typeof pictureWalks)[number];

/** Further than this nobody counts. */
export const mostCounted = 1000;

/** Entries of one page, by specification. */
export const galleryPageSize = 12;
