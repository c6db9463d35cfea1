interface Saying {
  /** Reads words aloud, as samples; null where nobody could. */
  read(text: string): Promise<Int16Array | null>;
  /** Says samples on the line; resolves at once when the signal aborts. */
  say(samples: Int16Array, signal: AbortSignal): Promise<void>;
  /** Words begin to be heard. */
  onSaying(text: string, signal: AbortSignal): void;
  onFailure(error: unknown): void;
}

/** Says one thing after the other, each read aloud while those before are said. */
export interface Mouth {
  /** Resolves once it is said, or what it belongs to was cut short. */
  say(text: string, signal: AbortSignal): Promise<void>;
}

/** What cannot be read aloud is told as words alone. */
export function createMouth({ read, say, onSaying, onFailure }: Saying): Mouth {
  let turn: Promise<void> = Promise.resolve();
  return {
    say(text, signal) {
      const reading = read(text);
      turn = turn
        .then(async () => {
          const samples = await reading;
          if (signal.aborted) return;
          onSaying(text, signal);
          if (samples) await say(samples, signal);
        })
        .catch(onFailure);
      return turn;
    },
  };
}
