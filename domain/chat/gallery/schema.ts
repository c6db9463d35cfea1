import * as z from 'zod';

/** Where something in a gallery comes from: what a character sent, a post of theirs, or what was ordered. */
export const gallerySourceSchema = z.enum(['chat_photo', 'chat_video', 'post', 'character_image']);
export type GallerySource = z.infer<typeof gallerySourceSchema>;

export const galleryTabs = ['Unlocked', 'Locked'] as const;
export const galleryTabSchema = z.enum(galleryTabs);
export type GalleryTab = z.infer<typeof galleryTabSchema>;

export const galleryMediaSchema = z.enum(['Photo', 'Video']);
export type GalleryMedia = z.infer<typeof galleryMediaSchema>;

/** Further than this nobody counts. */
export const mostCounted = 1000;

/** Entries of one page, by specification. */
export const galleryPageSize = 12;
