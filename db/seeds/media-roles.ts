/** The pictures of a seeded character: where each lies, and its size in pixels. */
export const mediaRoles = [
  { role: 'portrait', file: 'portrait.webp', width: 720, height: 900 },
  { role: 'card', file: 'card.webp', width: 400, height: 500 },
  { role: 'cover', file: 'cover.webp', width: 1440, height: 686 },
  { role: 'avatar', file: 'avatar.webp', width: 192, height: 192 },
  { role: 'preview', file: 'previews/preview.png', width: 480, height: 600 },
  { role: 'video_preview', file: 'previews/video_preview.mp4', width: 480, height: 600 },
  { role: 'poster', file: 'previews/poster.webp', width: 480, height: 600 },
] as const;
