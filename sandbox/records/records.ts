import { randomUUID } from 'node:crypto';

export interface SandboxRecord {
  id: string;
  at: string;
  target: string;
  /** The caller's own id of the request, so that a test can count attempts of one act. */
  requestId: string | null;
  /** The received data; only its length if it is too long. */
  received: unknown;
  outcome: 'pending' | 'answered' | 'failed' | 'broken' | 'abandoned';
}

const limit = 1_000;
const receivedLimit = 20_000;

/** The newest thousand requests that the sandbox received. */
export class Records {
  #records: SandboxRecord[] = [];
  #counts = new Map<string, number>();

  /** Records a request; the provider sets the returned record's outcome once it is known. */
  add(target: string, requestId: string | null, received: unknown): SandboxRecord {
    const text = JSON.stringify(received) ?? '';
    const record: SandboxRecord = {
      id: randomUUID(),
      at: new Date().toISOString(),
      target,
      requestId,
      received: text.length <= receivedLimit ? received : { characters: text.length },
      outcome: 'pending',
    };
    this.#records.push(record);
    this.#counts.set(target, (this.#counts.get(target) ?? 0) + 1);
    if (this.#records.length > limit) this.#records.shift();
    return record;
  }

  /** Returns the records, newest first. */
  list(filter: { target?: string; requestId?: string } = {}): SandboxRecord[] {
    return this.#records
      .filter(
        (record) =>
          (filter.target === undefined || record.target === filter.target) &&
          (filter.requestId === undefined || record.requestId === filter.requestId),
      )
      .toReversed();
  }

  /** Returns the number of requests per provider, including dropped records. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  clear(): void {
    this.#records = [];
    this.#counts.clear();
  }
}
