import { chooseLoop, type LoopWish, type Restraint } from './choose-loop';

interface Loop extends LoopWish<symbol> {
  play: (isPlaying: boolean) => void;
}

/** The loops of the page that are wished for, in the order of the wishes. */
let loops: Loop[] = [];
let playing: symbol | null = null;

function settle(): void {
  const chosen = chooseLoop(loops, readRestraint());
  if (chosen === playing) return;
  loops.find(({ id }) => id === playing)?.play(false);
  loops.find(({ id }) => id === chosen)?.play(true);
  playing = chosen;
}

/** Notes that a loop is wished for, ahead of all others, or no longer. */
export function wishForLoop(loop: Loop): () => void {
  loops = [...loops.filter(({ id }) => id !== loop.id), loop];
  settle();
  return () => {
    loop.play(false);
    loops = loops.filter(({ id }) => id !== loop.id);
    settle();
  };
}

/** Notes whether a loop's card is in view. */
export function showLoop(id: symbol, isVisible: boolean): void {
  loops = loops.map((loop) => (loop.id === id ? { ...loop, isVisible } : loop));
  settle();
}

function readRestraint(): Restraint {
  return {
    wantsLessMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: 'connection' in navigator && saves(navigator.connection),
  };
}

/** Not every browser tells, and none that does is bound by the language's types. */
function saves(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
