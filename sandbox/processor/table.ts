import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

interface Row {
  id: string;
  /** The caller's own id. */
  reference?: string | undefined;
}

/** Rows by their id and by the caller's reference; with a file they survive a restart and a kill. */
export class Table<Kept extends Row> {
  #rows = new Map<string, Kept>();
  #byReference = new Map<string, Kept>();

  /** Reads the file of an earlier run; the last line of an id counts, and a torn line is skipped. */
  constructor(
    private readonly schema: z.ZodType<Kept>,
    private readonly file?: string,
  ) {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file))
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line) => this.#read(line));
    this.#rewrite();
  }

  get(id: string): Kept | undefined {
    return this.#rows.get(id);
  }

  byReference(reference: string): Kept | undefined {
    return this.#byReference.get(reference);
  }

  /** Returns the rows in the order of creation. */
  list(): Kept[] {
    return [...this.#rows.values()];
  }

  put(row: Kept): Kept {
    this.#keep(row);
    if (this.file) appendFileSync(this.file, asLine(row));
    return row;
  }

  /** Removes expired rows and rewrites the file without them. Returns their number. */
  forget(isOver: (row: Kept) => boolean): number {
    const over = this.list().filter(isOver);
    for (const { id, reference } of over) {
      this.#rows.delete(id);
      // A newer row may have the same reference.
      if (reference !== undefined && this.#byReference.get(reference)?.id === id) {
        this.#byReference.delete(reference);
      }
    }
    if (over.length > 0) this.#rewrite();
    return over.length;
  }

  #rewrite(): void {
    if (!this.file) return;
    const draft = `${this.file}.new`;
    writeFileSync(draft, [...this.#rows.values()].map(asLine).join(''));
    renameSync(draft, this.file);
  }

  #keep(row: Kept): void {
    this.#rows.set(row.id, row);
    if (row.reference !== undefined) this.#byReference.set(row.reference, row);
  }

  #read(line: string): void {
    try {
      const parsed = this.schema.safeParse(JSON.parse(line));
      if (parsed.success) this.#keep(parsed.data);
    } catch {
      // A crash left the line torn.
    }
  }
}

const asLine = (row: object) => `${JSON.stringify(row)}\n`;
