/** Longer than what a replica of the database holds may be old. */
export const freshSeconds = 3;

/** The cookie, as a script and a response set it. */
export const freshSetCookie = `nocturne_fresh=1; path=/; max-age=${freshSeconds}; samesite=lax`;

/** Pages asked for from now on show what this browser was just told of. */
export function stayFresh(): void {
  document.cookie = freshSetCookie;
}
