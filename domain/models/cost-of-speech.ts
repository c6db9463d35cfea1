/** Millionths of a US dollar for a thousand characters that are read, and for a minute that is heard. */
interface SpeechPrice {
  characters: number;
  minute: number;
}

/** What was read or heard; null where nothing was, since the service failed. */
type Used = { characters: number; audioMs: number | null } | null;

/** What a call of a speech service costs, in millionths of a US dollar, rounded up. */
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
