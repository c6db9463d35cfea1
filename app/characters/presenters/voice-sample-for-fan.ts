import type { VoiceSample } from '~/domain/voices/find-voice-sample';
import type { MediaAddress } from '../../kit/http/context/media-addresses';

/** A character's voice sample in the form that their profile plays. */
export type PlayedSample = Omit<VoiceSample, 'storageKey'> & { src: string };

export function presentVoiceSample(
  { storageKey, ...sample }: VoiceSample,
  address: MediaAddress,
): PlayedSample {
  return { ...sample, src: address(storageKey) };
}
