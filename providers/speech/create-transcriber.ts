import * as z from 'zod';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { oneLine } from '~/domain/shared/words/one-line';
import { callSpeechService, type SpeechService } from './call-speech-service';
import { SpeechRefused, SpeechUnavailable, type Transcriber } from './speech';

interface TranscriberOptions extends SpeechService {
  kind: 'openai' | 'whisper.cpp';
  /** The server of whisper.cpp uses the model it was started with; records name this one nevertheless. */
  model: string;
}

const paths = { openai: '/audio/transcriptions', 'whisper.cpp': '/inference' } as const;

const answerSchema = z.union([
  z.object({ text: z.string() }),
  // whisper.cpp reports some errors in a successful response.
  z.object({ error: z.unknown() }),
]);

/**
 * Creates a transcriber that calls OpenAI's `/audio/transcriptions` below the address, or whisper.cpp's
 * server at it.
 */
export function createTranscriber({ kind, model, ...service }: TranscriberOptions): Transcriber {
  return {
    model,
    async transcribe({ wav, language, requestId }) {
      const body = new FormData();
      body.append('file', new Blob([Uint8Array.from(wav)], { type: 'audio/wav' }), 'recording.wav');
      body.append('model', model);
      body.append('response_format', 'json');
      body.append('temperature', '0');
      // Both expect two-letter language codes.
      if (language) body.append('language', language.slice(0, 2).toLowerCase());
      const answer = await callSpeechService(service, { path: paths[kind], body, requestId });
      return withoutNoises(readText(answer));
    },
  };
}

function readText(bytes: Buffer): string {
  const answer = answerSchema.safeParse(parse(bytes.toString()));
  if (!answer.success) throw new SpeechUnavailable('The service answered no words');
  if ('text' in answer.data) return answer.data.text;
  throw new SpeechRefused('The service refused the recording');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Removes Whisper's marks for sounds that are not words: `[BLANK_AUDIO]`, `(music)` or `*sighs*`. */
const withoutNoises = (text: string): string =>
  oneLine(cleanWords(text.replace(/\[[^\]]{0,60}\]|\([^)]{0,60}\)|\*[^*]{0,60}\*/g, ' ')));
