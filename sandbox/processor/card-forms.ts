import { randomBytes, randomUUID } from 'node:crypto';
import { readCard, readCvc, type CardEntry, type CardProblems, type ReadCard } from './card-entry';
import type { Clock } from './clock';
import { formSchema, tokenSchema, type CardFormRow, type TokenRow } from './rows';
import { Table } from './table';

const minutes = 60_000;
const tokenMs = 15 * minutes;
const formMs = 60 * minutes;
/**
 * The interval of the clean-up, done when a form is opened; the number of rows is bounded by the requests
 * in it.
 */
const sweepMs = 5 * minutes;

const secret = () => randomBytes(24).toString('base64url');

/** Forms for cards or codes, and the one-time tokens that they yield. */
export class CardForms {
  readonly #forms: Table<CardFormRow>;
  readonly #tokens: Table<TokenRow>;
  #sweptAt = 0;

  constructor(
    private readonly clock: Clock,
    file: (name: string) => string | undefined,
  ) {
    this.#forms = new Table(formSchema, file('forms'));
    this.#tokens = new Table(tokenSchema, file('tokens'));
  }

  /** Opens a form; returns the existing one while a form with this reference is open. */
  open(input: Omit<CardFormRow, 'id' | 'secret' | 'expiresAt'>): CardFormRow {
    this.#sweep();
    const existing = this.#forms.byReference(input.reference);
    if (existing && this.#isInTime(existing)) return existing;
    const id = randomUUID();
    return this.#forms.put({ ...input, id, secret: secret(), expiresAt: this.#in(formMs) });
  }

  get(id: string): CardFormRow | undefined {
    return this.#forms.get(id);
  }

  /** Returns the form with this secret while it is open. */
  find(formSecret: string): CardFormRow | undefined {
    return this.#forms
      .list()
      .findLast((form) => form.secret === formSecret && this.#isInTime(form));
  }

  /** Returns a one-time token for the entered values, or their problems. */
  tokenise(
    form: CardFormRow,
    entry: CardEntry,
    asksHolder: boolean,
  ): { token: string; card: ReadCard | null } | { problems: CardProblems } {
    if (form.purpose === 'cvc') {
      const problems = readCvc(entry);
      if (Object.keys(problems).length > 0) return { problems };
      return { token: this.#keep(form, null), card: null };
    }
    const read = readCard(entry, { now: this.clock.now(), holder: asksHolder });
    if ('problems' in read) return read;
    return { token: this.#keep(form, read.card), card: read.card };
  }

  /** Returns a token's card and use; undefined if the token is not valid. */
  token(id: string): { card: ReadCard | null; usedFor: string | undefined } | undefined {
    const token = this.#tokens.get(id);
    return token && this.#isInTime(token)
      ? { card: token.card, usedFor: token.usedFor }
      : undefined;
  }

  use(id: string, usedFor: string): void {
    const token = this.#tokens.get(id);
    if (token) this.#tokens.put({ ...token, usedFor });
  }

  /**
   * Marks a token as used if it is valid for this card's code and not used for anything else; returns
   * whether it is.
   */
  useCode(id: string, { registrationId, usedFor }: { registrationId: string; usedFor: string }) {
    const token = this.#tokens.get(id);
    const isGood =
      token?.cvcOf === registrationId &&
      this.#isInTime(token) &&
      (token.usedFor ?? usedFor) === usedFor;
    if (isGood) this.use(id, usedFor);
    return isGood;
  }

  #keep(form: CardFormRow, card: ReadCard | null): string {
    this.#sweep();
    const { id: formId, registrationId } = form;
    const id = `tok_${secret()}`;
    this.#tokens.put({
      id,
      formId,
      card,
      ...(registrationId !== undefined && { cvcOf: registrationId }),
      expiresAt: this.#in(tokenMs),
    });
    return id;
  }

  /** Removes expired forms and tokens. */
  #sweep(): void {
    const now = this.clock.now().getTime();
    // The clock may have been set back.
    if (Math.abs(now - this.#sweptAt) < sweepMs) return;
    this.#sweptAt = now;
    this.#forms.forget((form) => !this.#isInTime(form));
    this.#tokens.forget((token) => !this.#isInTime(token));
  }

  #in(milliseconds: number): string {
    return new Date(this.clock.now().getTime() + milliseconds).toISOString();
  }

  #isInTime({ expiresAt }: { expiresAt: string }): boolean {
    return Date.parse(expiresAt) > this.clock.now().getTime();
  }
}
