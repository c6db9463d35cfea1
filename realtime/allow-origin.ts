/**
 * Checks whether a request may come from this origin. A browser sends the origin with every upgrade and
 * every cross-site request, or 'null' when it hides it; clients other than browsers send none and are
 * admitted.
 */
export function isAllowedOrigin(publicUrl: string, origin: string | undefined): boolean {
  return origin === undefined || origin === new URL(publicUrl).origin;
}
