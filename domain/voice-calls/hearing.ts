/** How loud is loud, against the quiet of a room, in decibels below the loudest there is. */
export interface Hearing {
  /** So much above the quiet is a voice. */
  aboveQuietDb: number;
  /** Below this nothing is a voice, however quiet the room. */
  leastDb: number;
  /** Voice for so long begins an utterance, and quiet for so long ends it. */
  onsetMs: number;
  hangoverMs: number;
  /** Quiet for so long may be its end. */
  pauseMs: number;
  /** An utterance is cut at this length. */
  longestMs: number;
}

/** How a character hears on the phone. */
export const usualHearing: Hearing = {
  aboveQuietDb: 9,
  leastDb: -50,
  onsetMs: 100,
  hangoverMs: 300,
  pauseMs: 140,
  longestMs: 30_000,
};
