/** The tabs of a character's posts: all of them, or one kind. */
export const postTabs = [
  { name: 'posts', list: {} },
  { name: 'photos', list: { media: 'photo' } },
  { name: 'videos', list: { media: 'video' } },
  { name: 'fan-club', list: { isFanClub: true } },
] as const;
export type PostTab = (typeof postTabs)[number];

export function findPostTab(name: string | null): PostTab {
  return postTabs.find((tab) => tab.name === name) ?? postTabs[0];
}
