import { Client } from 'pg';

/** A statement with the values of its last execution and the milliseconds of each. */
export interface RecordedStatement {
  /** The first use case that sent it. */
  of: string;
  text: string;
  values: unknown[];
  times: number[];
}

type Statements = Map<string, RecordedStatement>;

/** Statements that control a transaction and read no table. */
const framing = /^(?:begin|commit|rollback|savepoint|release|set|listen|notify)\b/i;

/** Returns the same text for a statement with lists of any length. */
const shapeOf = (text: string) =>
  text
    .replace(/\$\d+(?:, ?\$\d+)+/g, '$…')
    .replace(/\$\d+/g, '$')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Records the statements that are sent to PostgreSQL during a piece of work. It wraps the driver's own
 * query function, which Knex and prepared statements both use.
 */
export class StatementRecorder {
  private into: { statements: Statements; of: string } | null = null;
  private readonly original = Client.prototype.query as (...args: unknown[]) => unknown;

  start(): void {
    const note = (statement: unknown, values: unknown, startedAt: number) =>
      this.note(statement, values, performance.now() - startedAt);
    const { original } = this;
    Client.prototype.query = function query(this: Client, ...args: unknown[]): unknown {
      const startedAt = performance.now();
      const [statement, values] = args;
      const last = args.at(-1);
      if (typeof last === 'function') {
        const callback = last as (...answer: unknown[]) => void;
        args[args.length - 1] = (...answer: unknown[]) => {
          note(statement, values, startedAt);
          callback(...answer);
        };
        return original.apply(this, args);
      }
      const answered = original.apply(this, args);
      if (answered instanceof Promise) {
        return answered.finally(() => note(statement, values, startedAt));
      }
      return answered;
    } as typeof Client.prototype.query;
  }

  stop(): void {
    Client.prototype.query = this.original as typeof Client.prototype.query;
  }

  /** Runs a piece of work and adds its statements under the work's name. */
  async during(statements: Statements, of: string, work: () => Promise<unknown>): Promise<void> {
    this.into = { statements, of };
    try {
      await work();
    } finally {
      this.into = null;
    }
  }

  private note(statement: unknown, given: unknown, ms: number): void {
    if (!this.into) return;
    const config = statement as { text?: string; values?: unknown[] };
    const text = typeof statement === 'string' ? statement : config.text;
    if (text === undefined || framing.test(text.trim())) return;
    const values = Array.isArray(given) ? given : (config.values ?? []);
    const { statements, of } = this.into;
    const shape = shapeOf(text);
    const recorded = statements.get(shape);
    if (recorded) {
      recorded.times.push(ms);
      Object.assign(recorded, { text, values });
    } else {
      statements.set(shape, { of, text, values, times: [ms] });
    }
  }
}
