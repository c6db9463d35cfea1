import type { OriginalSource } from '../media/originals';

export const storyOriginals: OriginalSource = {
  table: 'stories',
  folder: (id) => `stories/${id}`,
  media: 'media',
};
