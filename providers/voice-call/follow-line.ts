/** Milliseconds between two looks at whether anything was heard. */
const lookEvery = 250;

interface Followed {
  /** After so many milliseconds in which nothing was heard a line is lost, whatever else is said of it. */
  quietMs: number;
  onConnected(): void;
  onLost(): void;
}

/** Whether the other side of a line is there: as its connection says, and as it is heard. */
export interface FollowedLine {
  /** The connection stands. */
  up(): void;
  /** The connection has gone. */
  down(): void;
  /** A packet of sound has come; a browser sends them all the while, muted ones, too. */
  heard(): void;
  /** Milliseconds since the last. */
  unheardMs(): number;
  stop(): void;
}

/** Tells each change of whether the other side is there, once, until it is stopped. */
export function followLine({ quietMs, onConnected, onLost }: Followed): FollowedLine {
  let isUp = false;
  let isQuiet = false;
  let heardAt = performance.now();
  let lookedAt = heardAt;
  let quiet = 0;
  const note = () => {
    heardAt = performance.now();
    quiet = 0;
  };
  const look = () => {
    const now = performance.now();
    // A process that was held up has not read yet what came meanwhile.
    quiet += Math.min(now - lookedAt, 2 * lookEvery);
    lookedAt = now;
    if (!isUp || isQuiet || quiet < quietMs) return;
    isQuiet = true;
    onLost();
  };
  const timer = setInterval(look, lookEvery);
  return {
    up() {
      if (isUp) return;
      isUp = true;
      isQuiet = false;
      note();
      onConnected();
    },
    down() {
      if (!isUp) return;
      isUp = false;
      if (!isQuiet) onLost();
    },
    heard() {
      note();
      if (!isUp || !isQuiet) return;
      isQuiet = false;
      onConnected();
    },
    unheardMs: () => performance.now() - heardAt,
    stop: () => clearInterval(timer),
  };
}
