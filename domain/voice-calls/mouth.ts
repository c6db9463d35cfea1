interface Saying {
  /** Reads words aloud, as samples; null where nobody could. */
  read(text: string): Promise<Int16Array | null>;
  /** Says samples on the line; resolves at once when the signal aborts. */
  say(samples: Int16Array, signal: AbortSignal): Promise<void>;
  onFailure(error: unknown): void;
}

/** Says one thing after the other, each read aloud while those before are said. */
export interface Mouth {
  /** Resolves once it is said, or what it belongs to was cut short; `onSaying` is called as it begins to be heard. */
  say(text: string, signal: AbortSignal, onSaying: () => void): Promise<void>;
}

/** What cannot be read aloud is told as words alone. */
export function createMouth({ read, say, onFailure }: Saying): Mouth {
  let turn: Promise<void> = Promise.resolve();
  return {
    say(text, signal, onSaying) {
      const reading = read(text);
      turn = turn
        .then(async () => {
          const samples = await reading;
          if (signal.aborted) return;
          onSaying();
          if (samples) await say(samples, signal);
        })
        .catch(onFailure);
      return turn;
    },
  };
}
