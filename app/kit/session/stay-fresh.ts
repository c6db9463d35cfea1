/** Seconds; longer than the lag of a database replica. */
export const freshSeconds = 3;

/** The cookie as set by a script and by a response. */
export const freshSetCookie = `nocturne_fresh=1; path=/; max-age=${freshSeconds}; samesite=lax`;

/** Makes pages requested from now on include what this browser has just received. */
export function stayFresh(): void {
  document.cookie = freshSetCookie;
}
