/** A recording that was not sent yet. */
export interface Recorded {
  /** A `data:` URL, which a tab can keep across a reload. */
  sound: string;
  seconds: number;
  /** The loudness from start to end, in hundredths. */
  peaks: number[];
}

/** Returns the recording as it is sent: bytes and their type. */
export function soundOf({ sound }: Pick<Recorded, 'sound'>): Blob {
  const [head = '', body = ''] = sound.split(',', 2);
  const [, type = ''] = /^data:([^;,]*)/.exec(head) ?? [];
  const letters = atob(body);
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type });
}

/** Reads bytes into a `data:` URL. */
export const toSound = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });

/** Reduces the measured loudness to at most this number of bars. */
export function barsOf(levels: readonly number[], most: number): number[] {
  const bars = Math.min(most, levels.length);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / bars));
    return Math.max(...levels.slice(from, to));
  });
}
