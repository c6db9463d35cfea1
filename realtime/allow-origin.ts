/**
 * Whether a request may come from this origin. A browser names it on every upgrade and on every
 * cross-site request, 'null' when it hides it; what is not a browser names none and is let in.
 */
export function isAllowedOrigin(publicUrl: string, origin: string | undefined): boolean {
  return origin === undefined || origin === new URL(publicUrl).origin;
}
