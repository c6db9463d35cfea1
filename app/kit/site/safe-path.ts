/** Any origin can resolve a path. This one never exists (RFC 6761). */
const nowhere = 'http://site.invalid';

/** Returns a path of this site with its query and fragment. Anything else becomes the fallback. */
export function safePath(given: unknown, fallback = '/'): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return fallback;
  if (!URL.canParse(given, nowhere)) return fallback;
  const url = new URL(given, nowhere);
  // Browsers treat "//host" and "/\host" as another site.
  if (url.origin !== nowhere || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
