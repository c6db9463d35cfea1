import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from '~/domain/shared/person';
import { markReadJob, type ReadMark } from '~/jobs/chat/mark-read.job';
import type { Enqueuer } from '~/jobs/enqueue.job';

/**
 * Milliseconds for which marks are batched: too short to notice, while a job for each would cost as much as
 * a send.
 */
const gatherMs = 150;
/** The maximum number of marks in one job. */
const most = 500;

interface Gathering {
  marks: Map<string, ReadMark>;
  queued: Promise<void>;
}

/** Batches read marks of the people on one gateway and queues them together. */
export class ReadMarks {
  readonly #gatherings = new Map<Person['kind'], Gathering>();

  constructor(private readonly enqueuer: Enqueuer) {}

  /** Resolves once the mark is queued. */
  async add(person: Person, chatId: string): Promise<void> {
    const gathering = this.#gatherings.get(person.kind) ?? this.#begin(person.kind);
    gathering.marks.set(`${person.id} ${chatId}`, { person, chatId });
    await gathering.queued;
  }

  /** Resolves once no mark is waiting; never rejects. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.#gatherings.values()].map(({ queued }) => queued));
  }

  #begin(kind: Person['kind']): Gathering {
    const marks = new Map<string, ReadMark>();
    const queued = delay(gatherMs).then(async () => {
      this.#gatherings.delete(kind);
      const gathered = [...marks.values()];
      for (let from = 0; from < gathered.length; from += most) {
        const part = { marks: gathered.slice(from, from + most) };
        await this.enqueuer.enqueue(markReadJob, part, { isForGuest: kind === 'guest' });
      }
    });
    const gathering = { marks, queued };
    this.#gatherings.set(kind, gathering);
    return gathering;
  }
}
