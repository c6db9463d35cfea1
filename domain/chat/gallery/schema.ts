import * as z from 'zod';
import { galleryMedia, galleryTabs } from './parts';

/**
 * Where something in a gallery comes from: what a character sent or said, a post of theirs, or what was
 * ordered.
 */
export const gallerySourceSchema = z.enum([
  'chat_photo',
  'chat_video',
  'chat_voice',
  'post',
  'character_image',
]);
export type GallerySource = z.infer<typeof gallerySourceSchema>;

export const galleryTabSchema = z.enum(galleryTabs);
export const galleryMediaSchema = z.enum(galleryMedia);
