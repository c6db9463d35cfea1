import { lineKey, sentencesOf } from '../../spoken';
import { capital, hash } from '../recognise/features';

/** What a template may name, each with the values in the order of their use. */
export type Values = Readonly<Record<string, readonly string[] | string | null | undefined>>;

const shortWords = 3;
const remembered = [40, 24, 12];

const keysOf = (text: string): string[] => {
  const keys = sentencesOf(text).map(lineKey);
  const lines = keys.filter((key) => key.split(' ').length > shortWords);
  return lines.length > 0 ? lines : [keys.join(' ')];
};

/** Chooses among lines: the same for a thread, none that it has already or that was rejected. */
export class Speaker {
  readonly #seed: string;
  readonly #values: Values;
  readonly #replies: readonly string[];
  readonly #rejected: readonly string[];
  #said = new Set<string>();
  #whole = new Set<string>();

  constructor(
    seed: string,
    values: Values,
    replies: readonly string[],
    rejected: readonly string[],
  ) {
    this.#seed = seed;
    this.#values = values;
    this.#replies = replies;
    this.#rejected = rejected;
    this.#remember(remembered[0] ?? 0);
  }

  /** Repeats `compose` with a shorter memory until it returns something; null if it never does. */
  persist(compose: () => string | null): string | null {
    for (const count of remembered) {
      this.#remember(count);
      const text = compose();
      if (text !== null && !this.#whole.has(lineKey(text))) return text;
    }
    return null;
  }

  #remember(count: number): void {
    const lately = [...this.#replies.slice(-count), ...this.#rejected];
    this.#said = new Set(lately.flatMap(keysOf));
    this.#whole = new Set([...this.#replies.slice(-12), ...this.#rejected].map(lineKey));
  }

  /** Returns one of the lines, filled; null if all were said or lack a value. */
  say(lines: readonly string[], values: Values = {}, mayRepeat = false): string | null {
    const all = { ...this.#values, ...values };
    for (const line of this.ordered(lines)) {
      const filled = this.#fill(line, all);
      if (filled === null) continue;
      if (mayRepeat ? !this.#whole.has(lineKey(filled)) : this.isNew(filled)) return filled;
    }
    return null;
  }

  /** Returns the lines in the order of this thread. */
  ordered(lines: readonly string[]): string[] {
    const order = (line: string) => hash(this.#seed + line);
    return [...lines].sort((one, other) => order(one) - order(other));
  }

  isNew(text: string): boolean {
    return keysOf(text).every((key) => !this.#said.has(key));
  }

  #fill(line: string, values: Values): string | null {
    let isWhole = true;
    const filled = line.replaceAll(/\{([\w.]{1,20})\}/g, (_, name: string) => {
      const value = values[name];
      const choices = typeof value === 'string' ? [value] : (value ?? []);
      const chosen =
        typeof value === 'string' ? value : choices.find((choice) => this.isNew(choice));
      if (!chosen) isWhole = false;
      return chosen ?? '';
    });
    if (!isWhole) return null;
    const text = filled.replaceAll(/ {2,}/g, ' ').trim();
    return capital(text);
  }
}
