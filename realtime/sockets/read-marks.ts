import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from '~/domain/shared/person';
import { markReadJob, type ReadMark } from '~/jobs/chat/mark-read.job';
import type { Enqueuer } from '~/jobs/enqueue.job';

/** How long marks wait for others, in milliseconds: nobody notices, and a job for each would cost as much as a send. */
const gatherMs = 150;
/** Marks of one job. */
const most = 500;

interface Gathering {
  marks: Map<string, ReadMark>;
  queued: Promise<void>;
}

/** Gathers what people of one gateway have read for a moment, and queues it together. */
export class ReadMarks {
  readonly #gatherings = new Map<Person['kind'], Gathering>();

  constructor(private readonly enqueuer: Enqueuer) {}

  /** Resolves once the mark is queued. */
  async add(person: Person, chatId: string): Promise<void> {
    const gathering = this.#gatherings.get(person.kind) ?? this.#begin(person.kind);
    gathering.marks.set(`${person.id} ${chatId}`, { person, chatId });
    await gathering.queued;
  }

  /** Resolves once nothing waits; never rejects. */
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
