/** The facts about a recording before it is transcribed. */
interface RecordingFacts {
  isGuest: boolean;
  /** True if the recipient exists. */
  hasRecipient: boolean;
  /** True if the person's network exceeded the rate limit. */
  isOverLimit: boolean;
  bytes: number;
  mostBytes: number;
  /** True if its first bytes are those of an audio format. */
  isSound: boolean;
}

/** Returns the reason why a recording is not even transcribed; null if it is. */
export function decideRecording({
  isGuest,
  hasRecipient,
  isOverLimit,
  bytes,
  mostBytes,
  isSound,
}: RecordingFacts) {
  // A visitor has no tokens: they need an account.
  if (isGuest) return 'trial-ended';
  if (!hasRecipient) return 'no-such-character';
  if (bytes > mostBytes) return 'recording-too-long';
  if (!isSound) return 'recording-unreadable';
  return isOverLimit ? 'too-many-attempts' : null;
}
