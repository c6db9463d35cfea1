import { useEffect, useState } from 'react';
import { measureLoudness } from '../chat/voice/measure-loudness';

const bars = 32;
const lookEvery = 60;
const quiet = Array.from({ length: bars }, () => 0);

/** Shows the current loudness of the other side as bars. */
export function LevelBars({ sound }: { sound: MediaStream | null }) {
  const [levels, setLevels] = useState<readonly number[]>(quiet);
  useEffect(() => {
    if (!sound || sound.getAudioTracks().length === 0) return;
    const meter = measureLoudness(sound);
    const timer = setInterval(
      () => setLevels((before) => [...before.slice(1), meter.read()]),
      lookEvery,
    );
    return () => {
      clearInterval(timer);
      meter.close();
    };
  }, [sound]);
  return (
    <span
      aria-hidden="true"
      className="mx-auto mb-3 flex h-8.5 items-center justify-center gap-[2.5px]"
    >
      {levels.map((level, index) => (
        <span
          key={index}
          style={{ height: `${Math.max(12, level)}%` }}
          className="bg-rose w-[2.5px] rounded-full"
        />
      ))}
    </span>
  );
}
