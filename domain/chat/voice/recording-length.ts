/** Milliseconds below which a recording counts as accidental. It is neither sent nor transcribed. */
export const shortestRecordingMs = 1_000;
