/** Milliseconds below which a recording is a slip of the finger: it is neither sent nor written down. */
export const shortestRecordingMs = 1_000;
