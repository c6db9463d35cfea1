import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../behaviour/use-latest';

interface Before {
  /** The part that had been played when the page was loaded, from 0 to 1. */
  playedBefore: number;
  /** Called each time the recording has been played to its end. */
  onListened?: (() => void) | undefined;
}

/** Plays a recording, which is fetched only then. `played` is the part that has been played, from 0 to 1. */
export function useRecording(src: string, { playedBefore, onListened }: Before) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [played, setPlayed] = useState(playedBefore);
  const listened = useLatest(() => onListened?.());
  useEffect(() => () => audio.current?.pause(), []);
  // The value changed elsewhere: in another tab, or because the recipient played it.
  useEffect(() => setPlayed(playedBefore), [playedBefore]);
  const toggle = () => {
    const onEnd = () => listened.current();
    const sound = (audio.current ??= prepare(src, { setPlaying, setPlayed, onEnd }));
    if (isPlaying) sound.pause();
    else void sound.play().catch(() => setPlaying(false));
  };
  return { isPlaying, played, toggle };
}

interface PlaybackCallbacks {
  setPlaying(isPlaying: boolean): void;
  setPlayed(played: number): void;
  onEnd(): void;
}

function prepare(
  src: string,
  { setPlaying, setPlayed, onEnd }: PlaybackCallbacks,
): HTMLAudioElement {
  const sound = new Audio(src);
  sound.addEventListener('play', () => setPlaying(true));
  sound.addEventListener('pause', () => setPlaying(false));
  sound.addEventListener('ended', onEnd);
  sound.addEventListener('timeupdate', () => {
    if (sound.duration > 0) setPlayed(sound.currentTime / sound.duration);
  });
  return sound;
}
