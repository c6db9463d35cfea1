import { askSpeechService, type SpeechService } from './ask-speech-service';
import { SpeechUnavailable, type Speaker } from './speech';

interface SpeakerOptions extends SpeechService {
  kind: 'openai' | 'piper';
  /** Piper speaks with the one it was started with; it stands in records all the same. */
  model: string;
}

/** Speaks OpenAI's `/audio/speech` below the address, or to Piper's own server at it. */
export function createSpeaker({ kind, model, ...service }: SpeakerOptions): Speaker {
  return {
    model,
    async speak({ text, voice, requestId }) {
      const question =
        kind === 'piper'
          ? { path: '/', body: { text, voice } }
          : {
              path: '/audio/speech',
              body: { model, input: text, voice, response_format: 'wav' },
            };
      const sound = await askSpeechService(service, { ...question, requestId });
      if (!isSound(sound)) {
        throw new SpeechUnavailable('The service answered no sound');
      }
      return sound;
    },
  };
}

/**
 * A server in front of a service answers its failures with a page; by its bytes, since Piper calls
 * its sound a page, too.
 */
const isSound = (bytes: Buffer): boolean =>
  bytes.length > 0 && !/^\s*[<{]/.test(bytes.subarray(0, 32).toString('latin1'));
