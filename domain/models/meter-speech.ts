import { SpeechRefused, type Speaker, type Transcriber } from '~/providers/speech/speech';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { costOfSpeech } from './cost-of-speech';
import { modelSettings } from './settings';

/** One call for speech or transcription, as recorded by the metrics. */
export interface SpeechCall {
  purpose: 'speech' | 'transcription';
  model: string;
  outcome: 'answered' | 'refused' | 'failed';
  characters: number;
  /** The length of the transcribed recording in milliseconds; null for speech. */
  audioMs: number | null;
  durationMs: number;
  costMicros: number;
}

/** The person that a call was made for, if any. */
interface About {
  personId: string | null;
}

type OnCall = ((call: SpeechCall) => void) | undefined;

export interface MeteredSpeaker {
  speak(words: Parameters<Speaker['speak']>[0] & About): Promise<Buffer>;
}
export interface MeteredTranscriber {
  transcribe(
    recording: Parameters<Transcriber['transcribe']>[0] & About & { audioMs: number },
  ): Promise<string>;
}

/**
 * Returns a speaker whose calls are recorded with their cost. It throws the errors of the given speaker.
 */
export function meterSpeaker(
  context: DomainContext,
  speaker: Speaker,
  onCall?: OnCall,
): MeteredSpeaker {
  return {
    speak({ personId, ...words }) {
      const about = { personId, requestId: words.requestId, audioMs: null };
      const call = { purpose: 'speech', model: speaker.model, ...about } as const;
      return meter(
        context,
        onCall,
        call,
        () => speaker.speak(words),
        () => words.text.length,
      );
    },
  };
}

/**
 * Returns a transcriber whose calls are recorded with their cost. It throws the errors of the given
 * transcriber.
 */
export function meterTranscriber(
  context: DomainContext,
  transcriber: Transcriber,
  onCall?: OnCall,
): MeteredTranscriber {
  return {
    transcribe({ personId, audioMs, ...recording }) {
      const about = { personId, requestId: recording.requestId, audioMs };
      const call = { purpose: 'transcription', model: transcriber.model, ...about } as const;
      const transcribe = () => transcriber.transcribe(recording);
      return meter(context, onCall, call, transcribe, (words) => words.length);
    },
  };
}

interface Call extends Pick<SpeechCall, 'purpose' | 'model' | 'audioMs'>, About {
  requestId: string;
}

async function meter<Answer>(
  context: DomainContext,
  onCall: OnCall,
  call: Call,
  send: () => Promise<Answer>,
  charactersOf: (answer: Answer) => number,
): Promise<Answer> {
  const since = performance.now();
  let outcome: SpeechCall['outcome'] = 'failed';
  let characters = 0;
  try {
    const answer = await send();
    outcome = 'answered';
    characters = charactersOf(answer);
    return answer;
  } catch (error) {
    if (error instanceof SpeechRefused) outcome = 'refused';
    throw error;
  } finally {
    const durationMs = Math.round(performance.now() - since);
    await record(context, onCall, call, { outcome, characters, durationMs });
  }
}

async function record(
  context: DomainContext,
  onCall: OnCall,
  { personId, requestId, ...call }: Call,
  ended: Pick<SpeechCall, 'outcome' | 'characters' | 'durationMs'>,
): Promise<void> {
  const { speech_prices } = await context.settings(modelSettings);
  const { purpose, model, audioMs } = call;
  const used = ended.outcome === 'answered' ? { characters: ended.characters, audioMs } : null;
  const costMicros = costOfSpeech(purpose, speech_prices[model], used);
  onCall?.({ ...call, ...ended, costMicros });
  await context.db('speech_calls').insert({
    id: newId(),
    person_id: personId,
    purpose,
    model,
    outcome: ended.outcome,
    characters: ended.characters,
    audio_ms: audioMs,
    duration_ms: ended.durationMs,
    cost_micros: costMicros,
    request_id: requestId,
    created_at: context.now(),
  });
}
