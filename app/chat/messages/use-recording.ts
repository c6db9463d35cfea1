import { useEffect, useRef, useState } from 'react';

/** Plays a recording; nothing of it is fetched before. `heard` is how much of it, from 0 to 1. */
export function useRecording(src: string, heardBefore: number) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [heard, setHeard] = useState(heardBefore);
  useEffect(() => () => audio.current?.pause(), []);
  const toggle = () => {
    const sound = (audio.current ??= prepare(src, { setPlaying, setHeard }));
    if (isPlaying) sound.pause();
    else void sound.play().catch(() => setPlaying(false));
  };
  return { isPlaying, heard, toggle };
}

interface Told {
  setPlaying(isPlaying: boolean): void;
  setHeard(heard: number): void;
}

function prepare(src: string, { setPlaying, setHeard }: Told): HTMLAudioElement {
  const sound = new Audio(src);
  sound.addEventListener('play', () => setPlaying(true));
  sound.addEventListener('pause', () => setPlaying(false));
  sound.addEventListener('timeupdate', () => {
    if (sound.duration > 0) setHeard(sound.currentTime / sound.duration);
  });
  return sound;
}
