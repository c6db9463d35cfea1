import { MakerUnavailable, type MediaMaker } from '~/providers/generation/media-maker';
import { SpeechRefused, SpeechUnavailable } from '~/providers/speech/speech';
import { speechOrderSchema } from './schema';

/** Generates speech, like the metered services. */
interface Speaking {
  speak(words: {
    text: string;
    voice: string;
    personId: string | null;
    requestId: string;
  }): Promise<Buffer>;
}

/** Adapts a speech service to a media maker. It returns the audio immediately, never later. */
export const speechMaker = (speaker: Speaking): MediaMaker<unknown> => ({
  async begin({ order, generationId }) {
    const words = speechOrderSchema.parse(order);
    try {
      const bytes = await speaker.speak({ ...words, requestId: generationId });
      // The cost is in the record of the call.
      return { kind: 'made', bytes, costMicros: 0 };
    } catch (error) {
      if (error instanceof SpeechRefused) return { kind: 'refused' };
      if (!(error instanceof SpeechUnavailable)) throw error;
      throw new MakerUnavailable('Nobody reads aloud just now', { cause: error });
    }
  },
  collect: () => Promise.resolve({ kind: 'lost' }),
});
