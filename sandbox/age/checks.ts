import { randomBytes } from 'node:crypto';

/** A check with the caller's reference and its outcome. */
export interface Check {
  /**
   * The id in the page's address, separate from the reference, so that knowing the reference does not open
   * the page.
   */
  page: string;
  reference: string;
  returnUrl: string;
  outcome: { state: 'pending' } | { state: 'failed' } | { state: 'passed'; method: string };
}

const kept = 1_000;

/** The newest thousand checks, in memory. */
export class Checks {
  #byReference = new Map<string, Check>();

  /** Opens the check of a reference; an existing one is returned unchanged. */
  open(input: { reference: string; returnUrl: string }): Check {
    const existing = this.#byReference.get(input.reference);
    if (existing) return existing;
    const page = randomBytes(24).toString('base64url');
    const check: Check = { ...input, page, outcome: { state: 'pending' } };
    this.#byReference.set(input.reference, check);
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
