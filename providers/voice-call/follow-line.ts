/** Milliseconds between two checks for received sound. */
const lookEvery = 250;

interface Followed {
  /**
   * Milliseconds without received sound after which a connection counts as lost, whatever its state says.
   */
  quietMs: number;
  onConnected(): void;
  onLost(): void;
}

/**
 * Tracks whether the other side of a connection is present, by the connection's state and received sound.
 */
export interface FollowedLine {
  /** Reports that the connection is established. */
  up(): void;
  /** Reports that the connection is gone. */
  down(): void;
  /** Reports a received packet of sound; a browser sends them continuously, also when muted. */
  packetReceived(): void;
  /** Returns milliseconds since the last packet. */
  msSinceSound(): number;
  stop(): void;
}

/** Reports each change of the other side's presence once, until it is stopped. */
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
    // A process that was blocked has not yet read the packets received meanwhile.
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
    packetReceived() {
      note();
      if (!isUp || !isQuiet) return;
      isQuiet = false;
      onConnected();
    },
    msSinceSound: () => performance.now() - heardAt,
    stop: () => clearInterval(timer),
  };
}
