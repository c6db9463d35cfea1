import { randomBytes } from 'node:crypto';

/** One check: who asked under which name, and what came of it. */
export interface Check {
  /** Names the check on its page; who can read the caller's reference cannot open it. */
  page: string;
  reference: string;
  returnUrl: string;
  outcome: { state: 'pending' } | { state: 'failed' } | { state: 'passed'; method: string };
}

const kept = 1_000;

/** The newest thousand checks, in memory. */
export class Checks {
  #byReference = new Map<string, Check>();

  /** The check of a reference; one that is known stays as it is. */
  open(asked: { reference: string; returnUrl: string }): Check {
    const known = this.#byReference.get(asked.reference);
    if (known) return known;
    const page = randomBytes(24).toString('base64url');
    const check: Check = { ...asked, page, outcome: { state: 'pending' } };
    this.#byReference.set(asked.reference, check);
    const [oldest] = this.#byReference.keys();
    if (this.#byReference.size > kept && oldest !== undefined) this.#byReference.delete(oldest);
    return check;
  }

  find(reference: string): Check | undefined {
    return this.#byReference.get(reference);
  }

  findByPage(page: string): Check | undefined {
    return [...this.#byReference.values()].find((check) => check.page === page);
  }
}
