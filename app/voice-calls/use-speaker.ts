import { useEffect, useRef } from 'react';

/** Plays the sound of the other side. The element is not shown while nothing plays. */
export function useSpeaker(sound: MediaStream | null, isSilenced: boolean): void {
  const speaker = useRef<HTMLAudioElement | null>(null);
  useEffect(() => {
    const audio = document.createElement('audio');
    document.body.append(audio);
    speaker.current = audio;
    return () => {
      audio.srcObject = null;
      audio.remove();
    };
  }, []);
  useEffect(() => {
    const audio = speaker.current;
    if (!audio) return;
    audio.srcObject = sound;
    if (sound) void audio.play().catch(() => undefined);
  }, [sound]);
  useEffect(() => {
    if (speaker.current) speaker.current.muted = isSilenced;
  }, [isSilenced]);
}
