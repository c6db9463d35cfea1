import * as z from 'zod';
import { idSchema } from '../shared/ids';

const idWord = idSchema.describe('an id, as reviews, decisions and receipts show it');
const reasonWord = z.string().trim().min(1).max(500).describe('1 to 500 characters, in quotes');
const minorWord = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .optional()
  .describe('a whole number of minor units: 1250 are 12.50');

const ofPayment = { payment: idWord, staff: idWord };
const ofRefund = { refund: idWord, staff: idWord };
const ofDecision = { decision: idWord, staff: idWord };

const command = <const Verb extends string, Words extends z.ZodRawShape>(
  verb: Verb,
  does: string,
  words: Words,
) => z.object({ verb: z.literal(verb).describe(does), ...words });

/** The commands of staff. The words after a verb correspond to the properties, in their order. */
const commandSchema = z.discriminatedUnion('verb', [
  command('refund', 'gives a payment back, whole or in part', {
    ...ofPayment,
    reason: reasonWord,
    minor: minorWord,
  }),
  command('approve-refund', 'is the second word of a large refund', ofRefund),
  command('decline-refund', 'has a large refund not be made', ofRefund),
  command('evidence', 'writes what speaks for a payment into a file', ofPayment),
  command('reviews', 'lists payments that do not fit their orders', {}),
  command('approve', 'takes what came as what was asked for', ofPayment),
  command('decline', 'sends what came back', ofPayment),
  command('decisions', 'lists what limits against fraud refused', {}),
  command('uphold', 'finds that a decision was right', ofDecision),
  command('reverse', 'finds that a decision was wrong', ofDecision),
  command('stuck-webhooks', 'counts what could not be applied', {}),
]);
export type PaymentsCommand = z.output<typeof commandSchema>;

type Shape = (typeof commandSchema.options)[number]['shape'];

const wordsOf = ({ verb: _verb, ...words }: Shape) => Object.entries<z.ZodType>(words);

/** Returns a verb with its words for the help: `refund PAYMENT STAFF REASON [MINOR]`. */
const usageOf = (shape: Shape) =>
  [
    shape.verb.value,
    ...wordsOf(shape).map(([name, word]) => {
      const shown = name.toUpperCase();
      return word instanceof z.ZodOptional ? `[${shown}]` : shown;
    }),
  ].join(' ');

const rows = commandSchema.options.map(({ shape }) => ({
  usage: usageOf(shape),
  does: shape.verb.description ?? '',
}));
const width = Math.max(...rows.map(({ usage }) => usage.length));

/** The help: every verb of `npm run payments` with its words and its effect. */
const paymentsHelp = rows
  .map(({ usage, does }) => `npm run payments -- ${usage.padEnd(width)}  ${does}`)
  .join('\n');

type ReadCommand = { ok: true; command: PaymentsCommand } | { ok: false; message: string };

/**
 * Parses the arguments after `npm run payments --`. An incomplete or wrong command is refused with an
 * explanation.
 */
export function readCommand([verb, ...words]: readonly string[]): ReadCommand {
  const shape = commandSchema.options.find((one) => one.shape.verb.value === verb)?.shape;
  if (!shape) {
    const message = verb === undefined ? 'Say what to do.' : `There is no command ${verb}.`;
    return { ok: false, message: `${message}\n${paymentsHelp}` };
  }
  const expected = wordsOf(shape);
  const faults = expected.flatMap(([name, word], place) => faultOf(name, word, words[place]));
  if (words.length > expected.length) {
    faults.push(`Nothing follows ${[verb, ...words.slice(0, expected.length)].join(' ')}.`);
  }
  const args = Object.fromEntries(expected.map(([name], place) => [name, words[place]]));
  const read = commandSchema.safeParse({ verb, ...args });
  if (read.success && faults.length === 0) return { ok: true, command: read.data };
  return { ok: false, message: [...faults, `npm run payments -- ${usageOf(shape)}`].join('\n') };
}

function faultOf(name: string, word: z.ZodType, value: string | undefined): string[] {
  if (word.safeParse(value).success) return [];
  const shown = name.toUpperCase();
  return [value === undefined ? `${shown} is missing.` : `${shown} is ${word.description ?? ''}.`];
}
