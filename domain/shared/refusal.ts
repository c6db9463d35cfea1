/** The details of a refusal code; only the type is used. */
interface Details<Told extends object> {
  readonly told?: Told;
}

/** For a code without details. */
export const nothing: Details<object> = {};

/** Declares a code with details: `details<{ price: number }>()`. */
export const details = <Told extends object>(): Details<Told> => ({});

type Codes = Readonly<Record<string, Details<object>>>;
type ToldBy<Detailed> = Detailed extends Details<infer Told> ? Told : never;

/** Defines the codes of an area's refusals with their details. A code belongs to one area. */
export function defineRefusals<Own extends Codes>(own: Own): Own {
  return own;
}

/** A refusal: its code and the code's details. */
export type RefusalOf<Known extends Codes, Code extends keyof Known> = Code extends keyof Known
  ? { ok: false; reason: Code } & ToldBy<Known[Code]>
  : never;

type Refuse<Known extends Codes> = <Code extends keyof Known & string>(
  reason: Code,
  ...details: Partial<ToldBy<Known[Code]>> extends ToldBy<Known[Code]>
    ? [details?: ToldBy<Known[Code]>]
    : [details: ToldBy<Known[Code]>]
) => RefusalOf<Known, Code>;

/**
 * Returns a function that creates refusals of these codes: the area's own, and those of lower areas that it
 * passes on.
 */
export function refuserOf<Known extends Codes>(known: Known): Refuse<Known>;
export function refuserOf() {
  return (reason: string, details?: object) => ({ ok: false, reason, ...details });
}

/** Thrown for a refusal that no caller can handle; transports report it like any other refusal. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  constructor(readonly refusal: { ok: false; reason: string }) {
    super(refusal.reason);
  }
}
