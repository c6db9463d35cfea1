/** What a code says beside itself; only its type counts. */
interface Details<Told extends object> {
  readonly told?: Told;
}

/** For a code that says it all. */
export const nothing: Details<object> = {};

/** For a code that comes with details: `details<{ price: number }>()`. */
export const details = <Told extends object>(): Details<Told> => ({});

type Codes = Readonly<Record<string, Details<object>>>;
type ToldBy<Detailed> = Detailed extends Details<infer Told> ? Told : never;

/** The codes of an area's expected noes, each with its details. A code belongs to one area alone. */
export function defineRefusals<Own extends Codes>(own: Own): Own {
  return own;
}

/** An expected 'no': its code and, beside it, the code's details. */
export type RefusalOf<Known extends Codes, Code extends keyof Known> = Code extends keyof Known
  ? { ok: false; reason: Code } & ToldBy<Known[Code]>
  : never;

type Refuse<Known extends Codes> = <Code extends keyof Known & string>(
  reason: Code,
  ...details: Partial<ToldBy<Known[Code]>> extends ToldBy<Known[Code]>
    ? [details?: ToldBy<Known[Code]>]
    : [details: ToldBy<Known[Code]>]
) => RefusalOf<Known, Code>;

/** Makes the refusals of these codes: an area's own, and those of lower areas that it passes on. */
export function refuserOf<Known extends Codes>(known: Known): Refuse<Known>;
export function refuserOf() {
  return (reason: string, details?: object) => ({ ok: false, reason, ...details });
}

/** A refusal that no caller can handle, thrown; transports tell it as any other. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  constructor(readonly refusal: { ok: false; reason: string }) {
    super(refusal.reason);
  }
}
