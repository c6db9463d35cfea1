import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../behaviour/use-latest';

interface Before {
  /** The part that had been played when the page was loaded, from 0 to 1. */
  heardBefore: number;
  /** Called each time the recording has been played to its end. */
  onListened?: (() => void) | undefined;
}

/** Plays a recording, which is fetched only then. `heard` is the part that has been played, from 0 to 1. */
export function useRecording(src: string, { heardBefore, onListened }: Before) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [heard, setHeard] = useState(heardBefore);
  const listened = useLatest(() => onListened?.());
  useEffect(() => () => audio.current?.pause(), []);
  // The value changed elsewhere: in another tab, or because the recipient played it.
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
