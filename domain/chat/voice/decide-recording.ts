/** What is known of a recording that somebody wants to send, before it is heard. */
interface RecordingFacts {
  isGuest: boolean;
  /** Whether there is anybody whom it is for. */
  isForSomebody: boolean;
  /** More came from their network than is allowed. */
  isOverLimit: boolean;
  bytes: number;
  mostBytes: number;
  /** Whether it is sound by its first bytes. */
  isSound: boolean;
}

/** Why a recording is not even heard; null where it is. */
export function decideRecording({
  isGuest,
  isForSomebody,
  isOverLimit,
  bytes,
  mostBytes,
  isSound,
}: RecordingFacts) {
  // A visitor has no tokens: what they lack is an account.
  if (isGuest) return 'trial-ended';
  if (!isForSomebody) return 'no-such-character';
  if (bytes > mostBytes) return 'recording-too-long';
  if (!isSound) return 'recording-unreadable';
  return isOverLimit ? 'too-many-attempts' : null;
}
