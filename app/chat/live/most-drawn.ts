/** The distance to an end of the rendered messages at which more are loaded, in CSS pixels. */
export const nearness = 1200;

/** The height of a one-word message with the gap above it, in CSS pixels. */
const shortestMessage = 54;

/** Enough for a phone's screen, and for the server. */
export const least = 60;

/**
 * Returns the maximum number of rendered messages while the person scrolls. The browser's work grows
 * with their number, but even one-word messages must fill a screen of this height and the margin that is
 * loaded on both sides.
 */
export const mostDrawn = (screenHeight: number): number =>
  Math.max(least, Math.ceil((screenHeight + 2 * nearness) / shortestMessage));
