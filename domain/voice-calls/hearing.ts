/** Thresholds of voice against the quiet of a room, in decibels below full scale. */
export interface Hearing {
  /** Sound this far above the quiet is a voice. */
  aboveQuietDb: number;
  /** Sound below this is never a voice, however quiet the room. */
  leastDb: number;
  /** Voice of this length begins an utterance; quiet of `hangoverMs` ends it. */
  onsetMs: number;
  hangoverMs: number;
  /** Quiet of this length may be the end. */
  pauseMs: number;
  /** An utterance is cut at this length. */
  longestMs: number;
}

/** The usual thresholds in calls. */
export const usualHearing: Hearing = {
  aboveQuietDb: 9,
  leastDb: -50,
  onsetMs: 100,
  hangoverMs: 300,
  pauseMs: 140,
  longestMs: 30_000,
};
