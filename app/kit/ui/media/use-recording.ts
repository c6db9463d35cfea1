import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../behaviour/use-latest';

interface Before {
  /** How much of it had been heard as the page came, from 0 to 1. */
  heardBefore: number;
  /** Told each time it has been played to its end. */
  onListened?: (() => void) | undefined;
}

/** Plays a recording; nothing of it is fetched before. `heard` is how much of it, from 0 to 1. */
export function useRecording(src: string, { heardBefore, onListened }: Before) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [heard, setHeard] = useState(heardBefore);
  const listened = useLatest(() => onListened?.());
  useEffect(() => () => audio.current?.pause(), []);
  // Told elsewhere: by another tab, or by whom it was sent to.
  useEffect(() => setHeard(heardBefore), [heardBefore]);
  const toggle = () => {
    const onEnd = () => listened.current();
    const sound = (audio.current ??= prepare(src, { setPlaying, setHeard, onEnd }));
    if (isPlaying) sound.pause();
    else void sound.play().catch(() => setPlaying(false));
  };
  return { isPlaying, heard, toggle };
}

interface Told {
  setPlaying(isPlaying: boolean): void;
  setHeard(heard: number): void;
  onEnd(): void;
}

function prepare(src: string, { setPlaying, setHeard, onEnd }: Told): HTMLAudioElement {
  const sound = new Audio(src);
  sound.addEventListener('play', () => setPlaying(true));
  sound.addEventListener('pause', () => setPlaying(false));
  sound.addEventListener('ended', onEnd);
  sound.addEventListener('timeupdate', () => {
    if (sound.duration > 0) setHeard(sound.currentTime / sound.duration);
  });
  return sound;
}
