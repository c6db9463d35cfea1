import { Client } from 'pg';

/** A statement as it was last carried out, and what each time took, in milliseconds. */
export interface RecordedStatement {
  /** The use case that was first seen to make it. */
  of: string;
  text: string;
  values: unknown[];
  times: number[];
}

type Statements = Map<string, RecordedStatement>;

/** Statements that hold a transaction together and read no table. */
const framing = /^(?:begin|commit|rollback|savepoint|release|set|listen|notify)\b/i;

/** The same statement, however many values its lists have. */
const shapeOf = (text: string) =>
  text
    .replace(/\$\d+(?:, ?\$\d+)+/g, '$…')
    .replace(/\$\d+/g, '$')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Records what is asked of PostgreSQL while a piece of work is done, whichever way it is asked: the
 * driver's own query function is where Knex and prepared statements meet.
 */
export class StatementRecorder {
  private into: { statements: Statements; of: string } | null = null;
  private readonly original = Client.prototype.query as (...args: unknown[]) => unknown;

  start(): void {
    const note = (asked: unknown, values: unknown, startedAt: number) =>
      this.note(asked, values, performance.now() - startedAt);
    const { original } = this;
    Client.prototype.query = function query(this: Client, ...args: unknown[]): unknown {
      const startedAt = performance.now();
      const [asked, values] = args;
      const last = args.at(-1);
      if (typeof last === 'function') {
        const told = last as (...answer: unknown[]) => void;
        args[args.length - 1] = (...answer: unknown[]) => {
          note(asked, values, startedAt);
          told(...answer);
        };
        return original.apply(this, args);
      }
      const answered = original.apply(this, args);
      if (answered instanceof Promise) {
        return answered.finally(() => note(asked, values, startedAt));
      }
      return answered;
    } as typeof Client.prototype.query;
  }

  stop(): void {
    Client.prototype.query = this.original as typeof Client.prototype.query;
  }

  /** Does a piece of work and adds what it asks to the statements, under the work's name. */
  async during(statements: Statements, of: string, work: () => Promise<unknown>): Promise<void> {
    this.into = { statements, of };
    try {
      await work();
    } finally {
      this.into = null;
    }
  }

  private note(asked: unknown, given: unknown, ms: number): void {
    if (!this.into) return;
    const config = asked as { text?: string; values?: unknown[] };
    const text = typeof asked === 'string' ? asked : config.text;
    if (text === undefined || framing.test(text.trim())) return;
    const values = Array.isArray(given) ? given : (config.values ?? []);
    const { statements, of } = this.into;
    const shape = shapeOf(text);
    const known = statements.get(shape);
    if (known) {
      known.times.push(ms);
      Object.assign(known, { text, values });
    } else {
      statements.set(shape, { of, text, values, times: [ms] });
    }
  }
}
