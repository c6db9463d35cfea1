/** The details of a refusal code; only the type is used. */
interface Details<DetailShape extends object> {
  readonly details?: DetailShape;
}

/** For a code without details. */
export const nothing: Details<object> = {};

/** Declares a code with details: `details<{ price: number }>()`. */
export const details = <DetailShape extends object>(): Details<DetailShape> => ({});

type Codes = Readonly<Record<string, Details<object>>>;
type DetailsArgument<Detailed> = Detailed extends Details<infer DetailShape> ? DetailShape : never;

/** Defines the codes of an area's refusals with their details. A code belongs to one area. */
export function defineRefusals<Own extends Codes>(own: Own): Own {
  return own;
}

/** A refusal: its code and the code's details. */
export type RefusalOf<
  Registry extends Codes,
  Code extends keyof Registry,
> = Code extends keyof Registry
  ? { ok: false; reason: Code } & DetailsArgument<Registry[Code]>
  : never;

type Refuse<Registry extends Codes> = <Code extends keyof Registry & string>(
  reason: Code,
  ...details: Partial<DetailsArgument<Registry[Code]>> extends DetailsArgument<Registry[Code]>
    ? [details?: DetailsArgument<Registry[Code]>]
    : [details: DetailsArgument<Registry[Code]>]
) => RefusalOf<Registry, Code>;

/**
 * Returns a function that creates refusals of these codes: the area's own, and those of lower areas that it
 * passes on.
 */
export function refuserOf<Registry extends Codes>(codes: Registry): Refuse<Registry>;
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
