/** The target of an address on the site; it may not exist. */
export type Target =
  { kind: 'post'; id: string } | { kind: 'story'; id: string } | { kind: 'media'; key: string };

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const id = new RegExp(`^${uuid}$`);
const postPage = new RegExp(`^/characters/[^/]+/post/(${uuid})(?:/|$)`);
const storyPage = /^\/stories\/[^/]+$/;
const mediaFile = /^\/media\/([\w./-]+)$/;

/**
 * Reads the target of one line of a notice: a post, a story or a media file on this site, copied with or
 * without the scheme. Returns null for another site, a character or any other page.
 */
export function readAddress(typed: string, site: string): Target | null {
  const { host, origin } = new URL(site);
  const bare = typed.trim();
  const whole = /^https?:\/\//i.test(bare) || bare.startsWith('/') ? bare : `//${bare}`;
  if (!URL.canParse(whole, origin)) return null;
  const { pathname, searchParams, host: named } = new URL(whole, origin);
  if (named !== host) return null;
  const path = pathname.toLowerCase();
  const post = postPage.exec(path)?.[1] ?? searchParams.get('postId')?.toLowerCase();
  if (post !== undefined) return id.test(post) ? { kind: 'post', id: post } : null;
  const story = storyPage.test(path) ? searchParams.get('story')?.toLowerCase() : undefined;
  if (story !== undefined && id.test(story)) return { kind: 'story', id: story };
  const key = mediaFile.exec(pathname)?.[1];
  return key === undefined ? null : { kind: 'media', key };
}
