import type { OriginalSource } from '../media/originals';

/** The assets of posts. */
export const assetOriginals: OriginalSource = {
  table: 'post_assets',
  folder: (id) => `posts/${id}`,
  media: "case when kind like '%\\_video' then 'video' else 'photo' end as media",
};
