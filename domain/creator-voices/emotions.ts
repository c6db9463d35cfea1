/** The emotions of a voice, in the order in which they are recorded. */
export const voiceEmotions = ['Happy', 'Angry', 'Narrative', 'Sexy', 'Sad'] as const;
export type VoiceEmotion = (typeof voiceEmotions)[number];

/** Returns the first emotion without a sample; null if there is none. */
export const nextEmotion = (samples: readonly { emotion: string }[]): VoiceEmotion | null =>
  voiceEmotions.find((one) => !samples.some(({ emotion }) => emotion === one)) ?? null;

/** Checks whether there is a sample of every emotion. */
export const hasEveryEmotion = (samples: readonly { emotion: string }[]): boolean =>
  nextEmotion(samples) === null;

/** Returns the emotion of a name in any case; null for any other word. */
export const emotionOf = (name: string): VoiceEmotion | null =>
  voiceEmotions.find((one) => one.toLowerCase() === name.toLowerCase()) ?? null;
