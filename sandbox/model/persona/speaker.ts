import { lineKey, sentencesOf } from '../spoken';

export type Slots = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** Sentences this short ('And you?') may come again beside others; nobody hears them as a line. */
const shortWords = 3;

/** What a text is known by: its lines, or all of it where it has none. */
function keysOf(text: string): string[] {
  const keys = sentencesOf(text).map(lineKey);
  const lines = keys.filter((key) => key.split(' ').length > shortWords);
  return lines.length > 0 ? lines : [keys.join(' ')];
}

/** Chooses lines: the same thread gets the same ones, and none that it has already. */
export class Speaker {
  readonly #said: Set<string>;
  readonly #seed: string;
  readonly #slots: Slots;

  constructor(seed: string, slots: Slots, replies: readonly string[]) {
    this.#seed = seed;
    this.#slots = slots;
    this.#said = new Set(replies.flatMap(keysOf));
  }

  /** A line that is new and whose facts are known; null when there is none. */
  say(lines: readonly string[], slots: Slots = {}): string | null {
    const all = { ...this.#slots, ...slots };
    for (const line of [...lines].sort((a, b) => this.#order(a) - this.#order(b))) {
      const filled = this.#fill(line, all);
      if (filled !== null && this.isNew(filled)) return filled;
    }
    return null;
  }

  /** The same, where these replies alone are known to have been said. */
  rememberingOnly(replies: readonly string[]): Speaker {
    return new Speaker(this.#seed, this.#slots, replies);
  }

  isNew(text: string): boolean {
    return keysOf(text).every((key) => !this.#said.has(key));
  }

  /** The line with its facts; null where one is missing, or all that could be named was said. */
  #fill(line: string, slots: Slots): string | null {
    let isWhole = true;
    const filled = line.replaceAll(/\{(\w{1,20})\}/g, (_, name: string) => {
      const value = slots[name];
      const choices = typeof value === 'string' ? [value] : (value ?? []);
      const fresh = choices.filter((choice) => this.isNew(choice));
      const chosen = [...fresh].sort((a, b) => this.#order(a) - this.#order(b))[0];
      if (!chosen) isWhole = false;
      return chosen ?? '';
    });
    return isWhole ? filled.charAt(0).toUpperCase() + filled.slice(1) : null;
  }

  #order(text: string): number {
    return spread(this.#seed + text);
  }
}

/** FNV-1a: a number from a text, the same everywhere. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
