/** Millionths of a US dollar per thousand characters of speech, and per minute of transcription. */
interface SpeechPrice {
  characters: number;
  minute: number;
}

/** The amount of speech or transcription; null when the call failed. */
type Used = { characters: number; audioMs: number | null } | null;

/** Returns the cost of a call of a speech service in millionths of a US dollar, rounded up. */
export function costOfSpeech(
  purpose: 'speech' | 'transcription',
  price: SpeechPrice | undefined,
  used: Used,
): number {
  if (!price || !used) return 0;
  const cost =
    purpose === 'speech'
      ? (price.characters * used.characters) / 1000
      : (price.minute * (used.audioMs ?? 0)) / 60_000;
  return Math.ceil(cost);
}
