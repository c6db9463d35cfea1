import * as z from 'zod';
import { fromDecimal, toDecimal } from './money';

/** A time, on the wire ISO 8601 in UTC. */
export const isoTime = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
});

/** Makes the codec of amounts that are of one currency, which the wire leaves out: 19.99. */
export const decimalIn = (currency: string) =>
  z.codec(z.number(), z.object({ minor: z.number().int(), currency: z.string() }), {
    decode: (amount) => fromDecimal(amount, currency),
    encode: toDecimal,
  });

/** Makes the codec of words that the wire spells otherwise: ours first, theirs second. */
export function spelled<const Words extends Readonly<Record<string, string>>>(words: Words) {
  const ours = Object.keys(words) as (keyof Words & string)[];
  const theirs = Object.values(words) as Words[keyof Words][];
  return z.codec(z.enum(theirs), z.enum(ours), {
    decode: (word) => ours.find((one) => words[one] === word) ?? word,
    encode: (word) => words[word],
  });
}

/** Makes the codec of what is only ever written: the wire's shape, and what it says of a value. */
export const written = <Wire extends z.ZodType, Value>(
  wire: Wire,
  encode: (value: Value) => z.output<Wire>,
) => z.codec(wire, z.custom<Value>(), { decode: refuseToRead, encode });

function refuseToRead(): never {
  throw new Error('nobody reads what is only written');
}

/** Which schemas hold a codec, of those that were asked after. */
const coded = new WeakMap<z.ZodType, boolean>();

/** Whether values of a schema are encoded, and not yet what goes over the wire. */
export function holdsCodec(schema: z.ZodType): boolean {
  const isCoded = coded.get(schema) ?? !Object.is(z.input(schema), schema);
  coded.set(schema, isCoded);
  return isCoded;
}

/**
 * Encodes a value by the codecs of a schema, cut to its shape. A schema without one is parsed instead:
 * it says the same, and backwards zod takes three times as long (docs/decisions/0049).
 */
export const safeEncode = <Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): z.ZodSafeParseResult<unknown> =>
  holdsCodec(schema) ? z.safeEncode(schema, value) : schema.safeParse(value);

/** Does the same, and throws a ZodError where the value does not fit. */
export const encode = <Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): z.input<Schema> =>
  holdsCodec(schema) ? z.encode(schema, value) : (schema.parse(value) as z.input<Schema>);
