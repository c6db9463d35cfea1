/** Who comes nearer to an end of what is drawn than this, in CSS pixels, is given more. */
export const nearness = 1200;

/** The height of a message of one word with the gap above it, in CSS pixels. */
const shortestMessage = 54;

/** Enough for a phone's screen, and for where nothing is drawn. */
export const least = 60;

/**
 * Messages that are drawn at most as one scrolls. What a browser does for a page of them grows with
 * all that are drawn; but a screen of this height and what is fetched ahead on both of its sides must
 * be filled by fewer, be all of them but a word.
 */
export const mostDrawn = (screenHeight: number): number =>
  Math.max(least, Math.ceil((screenHeight + 2 * nearness) / shortestMessage));
