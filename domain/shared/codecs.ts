import * as z from 'zod';
import { fromDecimal, toDecimal } from './money';

/** A time; sent as ISO 8601 in UTC. */
export const isoTime = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
});

/** Returns the codec of amounts in one currency, which the encoded form leaves out: 19.99. */
export const decimalIn = (currency: string) =>
  z.codec(z.number(), z.object({ minor: z.number().int(), currency: z.string() }), {
    decode: (amount) => fromDecimal(amount, currency),
    encode: toDecimal,
  });

/**
 * Returns the codec of words that are encoded with another spelling: internal word first, encoded word
 * second.
 */
export function spelled<const Words extends Readonly<Record<string, string>>>(words: Words) {
  const ours = Object.keys(words) as (keyof Words & string)[];
  const theirs = Object.values(words) as Words[keyof Words][];
  return z.codec(z.enum(theirs), z.enum(ours), {
    decode: (word) => ours.find((one) => words[one] === word) ?? word,
    encode: (word) => words[word],
  });
}

/**
 * Returns the codec of values that are only ever encoded: the encoded schema, and the function that encodes
 * a value.
 */
export const written = <Wire extends z.ZodType, Value>(
  wire: Wire,
  encode: (value: Value) => z.output<Wire>,
) => z.codec(wire, z.custom<Value>(), { decode: refuseToRead, encode });

function refuseToRead(): never {
  throw new Error('nobody reads what is only written');
}

/** A cache of the checked schemas: true for those that contain a codec. */
const coded = new WeakMap<z.ZodType, boolean>();

/** Checks whether a schema contains a codec, so that its values must be encoded before they are sent. */
export function holdsCodec(schema: z.ZodType): boolean {
  const isCoded = coded.get(schema) ?? !Object.is(z.input(schema), schema);
  coded.set(schema, isCoded);
  return isCoded;
}

/**
 * Encodes a value by the codecs of a schema, cut to its shape. A schema without a codec is parsed instead:
 * the result is the same, and encoding takes zod three times as long (docs/decisions/0049).
 */
export const safeEncode = <Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): z.ZodSafeParseResult<unknown> =>
  holdsCodec(schema) ? z.safeEncode(schema, value) : schema.safeParse(value);

/** Does the same, and throws a ZodError if the value does not match. */
export const encode = <Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): z.input<Schema> =>
  holdsCodec(schema) ? z.encode(schema, value) : (schema.parse(value) as z.input<Schema>);
