import type { VoiceSample } from '~/domain/voices/find-voice-sample';
import type { MediaAddress } from '../../kit/http/context/media-addresses';

/** How a character sounds, as their profile plays it. */
export type PlayedSample = Omit<VoiceSample, 'storageKey'> & { src: string };

export function presentVoiceSample(
  { storageKey, ...sample }: VoiceSample,
  address: MediaAddress,
): PlayedSample {
  return { ...sample, src: address(storageKey) };
}
