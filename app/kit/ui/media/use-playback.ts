import { useEffect, useRef } from 'react';
import { useLatest } from '../behaviour/use-latest';
import { useSound } from './use-sound';

interface Playback {
  isPlaying: boolean;
  hasSound: boolean;
  /** A value that restarts playback when it changes, such as another file. */
  source: string;
  /** Called when the browser refuses autoplay, for example to save power. */
  onRefused?: () => void;
}

/** Plays and pauses a video, with sound if the person has turned it on. */
export function usePlayback({ isPlaying, hasSound, source, onRefused }: Playback) {
  const video = useRef<HTMLVideoElement>(null);
  const { isOn, turn } = useSound();
  const isSoundOn = hasSound && isOn;
  const refused = useLatest(onRefused);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = !isSoundOn;
    if (!isPlaying) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      // The sound was turned on in an earlier page. The browser requires a new interaction in this one.
      if (isRefused && isSoundOn) turn(false);
      else if (isRefused) refused.current?.();
    });
  }, [isPlaying, isSoundOn, source, turn, refused]);
  return { video, isSoundOn, toggleSound: () => turn(!isOn) };
}
