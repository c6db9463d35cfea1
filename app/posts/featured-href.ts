interface Featured {
  isAnime: boolean;
  /** The query of the three streams' cursors, as `readFeatured` writes it. */
  cursors?: string;
}

/** The page of featured posts, from its beginning or from where its streams have come. */
export function featuredHref({ isAnime, cursors }: Featured): string {
  const search = new URLSearchParams(cursors);
  if (isAnime) search.set('type', 'anime');
  const text = search.toString();
  return `/featured-posts${text && `?${text}`}`;
}
