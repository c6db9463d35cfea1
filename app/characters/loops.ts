import { chooseLoop, type LoopWish, type Restraint } from './choose-loop';

interface Loop extends LoopWish<symbol> {
  play: (isPlaying: boolean) => void;
}

/** The loops that were requested on this page, in the order of the requests. */
let loops: Loop[] = [];
let playing: symbol | null = null;

function settle(): void {
  const chosen = chooseLoop(loops, readRestraint());
  if (chosen === playing) return;
  loops.find(({ id }) => id === playing)?.play(false);
  loops.find(({ id }) => id === chosen)?.play(true);
  playing = chosen;
}

/** Requests a loop ahead of all others. The returned function withdraws the request. */
export function wishForLoop(loop: Loop): () => void {
  loops = [...loops.filter(({ id }) => id !== loop.id), loop];
  settle();
  return () => {
    loop.play(false);
    loops = loops.filter(({ id }) => id !== loop.id);
    settle();
  };
}

/** Records whether a loop's card is in view. */
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

/**
 * Checks whether the browser saves data. Not every browser reports it, and TypeScript has no type for it.
 */
function saves(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
