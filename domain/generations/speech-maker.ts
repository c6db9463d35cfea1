import { MakerUnavailable, type MediaMaker } from '~/providers/generation/media-maker';
import { SpeechRefused, SpeechUnavailable } from '~/providers/speech/speech';
import { speechOrderSchema } from './schema';

/** Reads aloud, as the services that are metered do. */
interface Speaking {
  speak(words: {
    text: string;
    voice: string;
    personId: string | null;
    requestId: string;
  }): Promise<Buffer>;
}

/** Whoever reads words aloud, as a maker of media: it answers with the sound, and never later. */
export const speechMaker = (speaker: Speaking): MediaMaker<unknown> => ({
  async begin({ order, generationId }) {
    const words = speechOrderSchema.parse(order);
    try {
      const bytes = await speaker.speak({ ...words, requestId: generationId });
      // What it cost stands in the record of the call.
      return { kind: 'made', bytes, costMicros: 0 };
    } catch (error) {
      if (error instanceof SpeechRefused) return { kind: 'refused' };
      if (!(error instanceof SpeechUnavailable)) throw error;
      throw new MakerUnavailable('Nobody reads aloud just now', { cause: error });
    }
  },
  collect: () => Promise.resolve({ kind: 'lost' }),
});
