import * as z from 'zod';
import { galleryMedia, galleryTabs } from './parts';

/** The source of an entry: a character's picture or voice message, a character's post, or an order. */
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
