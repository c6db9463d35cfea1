import { callSpeechService, type SpeechService } from './call-speech-service';
import { SpeechUnavailable, type Speaker } from './speech';

interface SpeakerOptions extends SpeechService {
  kind: 'openai' | 'piper';
  /** Piper uses the model it was started with; records name this one nevertheless. */
  model: string;
}

/** Creates a speaker that calls OpenAI's `/audio/speech` below the address, or Piper's own server at it. */
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
      const sound = await callSpeechService(service, { ...question, requestId });
      if (!isSound(sound)) {
        throw new SpeechUnavailable('The service answered no sound');
      }
      return sound;
    },
  };
}

/**
 * Checks by its bytes whether a response is sound. A proxy may answer failures with a page, and Piper
 * labels its sound as a page, too.
 */
const isSound = (bytes: Buffer): boolean =>
  bytes.length > 0 && !/^\s*[<{]/.test(bytes.subarray(0, 32).toString('latin1'));
