import * as z from 'zod';

export const behaviourNames = ['fail', 'hang', 'repeat', 'late', 'error-midway'] as const;

export const behaviourSchema = z.strictObject({
  target: z.string().min(1),
  behaviour: z.enum(behaviourNames),
  /** The number of responses with this behaviour. */
  times: z.coerce.number().int().min(1).max(10_000).default(1),
  /** For 'late': milliseconds before the response. */
  delayMs: z.coerce.number().int().min(0).max(600_000).optional(),
  /** For 'fail': the status or SMTP reply code; each provider has its own default. */
  status: z.coerce.number().int().min(400).max(599).optional(),
  /** Limits the behaviour to requests whose body contains this text. */
  containing: z.string().min(1).max(200).optional(),
});
export type Behaviour = z.infer<typeof behaviourSchema>;
export type BehaviourRequest = z.input<typeof behaviourSchema>;

/** The behaviours of each provider's next responses, first in, first out. */
export class Behaviours {
  #pending: Behaviour[] = [];

  add(behaviour: Behaviour): void {
    this.#pending.push({ ...behaviour });
  }

  /** Uses up one turn of the oldest behaviour that waits for this target and request body. */
  take(target: string, sent = ''): Behaviour | undefined {
    const found = this.#pending.find(
      (behaviour) => behaviour.target === target && sent.includes(behaviour.containing ?? ''),
    );
    if (!found) return undefined;
    found.times -= 1;
    if (found.times === 0) this.#pending = this.#pending.filter((behaviour) => behaviour !== found);
    return { ...found, times: 1 };
  }

  list(): Behaviour[] {
    return this.#pending.map((behaviour) => ({ ...behaviour }));
  }

  clear(): void {
    this.#pending = [];
  }
}
