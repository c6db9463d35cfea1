import { useEffect, useRef } from 'react';
import { useLatest } from '../behaviour/use-latest';
import { useSound } from './use-sound';

interface Playback {
  isPlaying: boolean;
  hasSound: boolean;
  /** What else begins it anew, such as another file. */
  source: string;
  /** The browser plays nothing by itself: it saves power, say. */
  onRefused?: () => void;
}

/** Plays and pauses a video, and lets it be heard where somebody has asked for that. */
export function usePlayback({ isPlaying, hasSound, source, onRefused }: Playback) {
  const video = useRef<HTMLVideoElement>(null);
  const { isOn, turn } = useSound();
  const isHeard = hasSound && isOn;
  const refused = useLatest(onRefused);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = !isHeard;
    if (!isPlaying) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      // Sound of an earlier page: the browser wants to be asked in this one.
      if (isRefused && isHeard) turn(false);
      else if (isRefused) refused.current?.();
    });
  }, [isPlaying, isHeard, source, turn, refused]);
  return { video, isHeard, toggleSound: () => turn(!isOn) };
}
