import type { VoiceEmotion } from '~/domain/creator-voices/emotions';
import type { SampleResponse } from './sample-response';

/** A sample, as its person can play it. */
export interface ShownSample {
  emotion: VoiceEmotion;
  src: string;
  seconds: number;
  peaks: number[];
  isRecorded: boolean;
}

export interface ShownPreset {
  id: string;
  name: string;
  sample: { src: string; seconds: number } | undefined;
}

export interface VoiceChoice {
  action: string;
  mostSeconds: number;
  samples: ShownSample[];
  presets: ShownPreset[];
  /** The result of a file that was sent without scripts. */
  response: SampleResponse | undefined;
}
