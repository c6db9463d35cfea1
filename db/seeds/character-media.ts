import type { MediaName } from '~/sandbox/studio';

/** The role of each file of a character: its path, its format and its size in pixels. */
export const characterMedia = {
  portrait: {
    path: 'portrait.avif',
    contentType: 'image/avif',
    role: 'portrait',
    width: 720,
    height: 900,
  },
  card: { path: 'card.webp', contentType: 'image/webp', role: 'card', width: 400, height: 500 },
  cover: { path: 'cover.avif', contentType: 'image/avif', role: 'cover', width: 1440, height: 686 },
  avatar: {
    path: 'avatar.webp',
    contentType: 'image/webp',
    role: 'avatar',
    width: 192,
    height: 192,
  },
  preview: {
    path: 'previews/preview.png',
    contentType: 'image/png',
    role: 'preview',
    width: 480,
    height: 600,
  },
  poster: {
    path: 'previews/poster.webp',
    contentType: 'image/webp',
    role: 'poster',
    width: 480,
    height: 600,
  },
  loop: {
    path: 'previews/video_preview.mp4',
    contentType: 'video/mp4',
    role: 'video_preview',
    width: 480,
    height: 600,
  },
} as const satisfies Record<MediaName, object>;

/** The files by which characters are recognised. The site opens when they exist. */
export const atOnce = ['portrait', 'card', 'cover', 'avatar', 'preview'] as const;
/** The moving pictures, which follow later. */
export const later = ['poster', 'loop'] as const;

/** Returns the storage key of one file of a character. */
export function mediaKey(slug: string, name: MediaName): string {
  return `characters/${slug}/${characterMedia[name].path}`;
}
