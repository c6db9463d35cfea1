import * as z from 'zod';
import { emailSchema } from '../shared/words/email';
import { idSchema } from '../shared/ids';
import { oneLine } from '../shared/words/one-line';
import { wordsSchema } from '../shared/words/words-schema';
import {
  caseKinds,
  caseLimits,
  caseStates,
  dataRights,
  defaultReportReason,
  noticeGrounds,
  noticeStandings,
  reportReasons,
  standings,
  type CaseKind,
} from './kinds';
import { readReference } from './reference';

const tooLong = 'the text is too long';
const unstorable = 'the text holds a character that cannot be stored';

/** At least one character that is not a space. It documents the rule for readers of the schema. */
const someWord = '\\S';

/** One line of text, as a person would type it. */
const line = (required: string, max: number) =>
  wordsSchema({ missing: required, unstorable })
    .overwrite(oneLine)
    .min(1, required)
    .max(max, tooLong)
    .meta({ pattern: someWord });

/** Text of several lines. Line breaks and tabs are kept. */
const text = (required: string, max: number) =>
  wordsSchema({ missing: required, unstorable })
    .min(1, required)
    .max(max, tooLong)
    .meta({ pattern: someWord });

/**
 * The place of some content. A host with look-alike letters is stored in its ASCII form, which reveals
 * them.
 */
const place = line('say where it is', caseLimits.place).transform((typed) => {
  const isWeb = /^https?:/i.test(typed) && URL.canParse(typed);
  return isWeb ? new URL(typed).href : typed;
});

const name = line('name is required', caseLimits.name);
const message = text('message is required', caseLimits.message);
const postalAddress = text('postal address is required', caseLimits.postalAddress);
const signature = line('type your name to sign', caseLimits.name);
const stated = z.literal('on', { error: 'confirm this to go on' });

/** Addresses, one per line, stored as typed. */
const addresses = text('name the addresses', caseLimits.addresses * (caseLimits.place + 1))
  .transform((typed) => linesOf(typed).join('\n'))
  .refine((typed) => linesOf(typed).length <= caseLimits.addresses, 'too many addresses')
  .refine((typed) => linesOf(typed).every((line) => line.length <= caseLimits.place), tooLong);

/** Returns the non-empty lines of a text. */
export const linesOf = (typed: string): string[] =>
  typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** The reference of a case or a decision, as given in a mail. */
const reference = z.string({ error: 'reference is required' }).transform((typed, check) => {
  const read = readReference(typed);
  if (read) return read;
  check.addIssue({ code: 'custom', message: 'this is not a reference' });
  return z.NEVER;
});

/** Accepts any case and a typographic apostrophe. */
const reportReason = z.preprocess(
  (given) => (typeof given === 'string' ? given.toLowerCase().replace('’', "'") : given),
  z.enum(reportReasons, { error: 'choose a reason' }),
);

/** The fields of each kind of case, besides the e-mail address. */
export const caseDetails = {
  contact: z.object({
    name,
    subject: line('subject is required', caseLimits.subject),
    message,
  }),
  content: z.object({
    name: name.optional(),
    place,
    reason: reportReason,
    message: message.optional(),
  }),
  'intimate-image': z.object({
    name,
    standing: z.enum(noticeStandings, { error: 'say who you are' }),
    addresses,
    shows: z.enum(noticeGrounds, { error: 'say what it shows' }),
    message: message.optional(),
    goodFaith: stated,
    truthful: stated,
    signature,
  }),
  complaint: z.object({ name, place: place.optional(), message }),
  copyright: z.object({
    name,
    postalAddress,
    work: text('describe the work', caseLimits.work),
    place,
    goodFaith: stated,
    accurate: stated,
    signature,
  }),
  'counter-notice': z.object({
    name,
    postalAddress,
    place,
    message,
    goodFaith: stated,
    jurisdiction: stated,
    signature,
  }),
  removal: z.object({
    name,
    standing: z.enum(standings, { error: 'say who you are' }),
    place,
    message: message.optional(),
    truthful: stated,
  }),
  'data-request': z.object({
    name,
    right: z.enum(dataRights, { error: 'choose what you ask for' }),
    message: message.optional(),
  }),
  appeal: z.object({ reference, message }),
} satisfies Record<CaseKind, z.ZodObject>;

export type CaseDetails = {
  [Kind in CaseKind]: { kind: Kind; details: z.infer<(typeof caseDetails)[Kind]> };
}[CaseKind];

/** Returns the form schema of a kind: its details and the address for the answer. */
export function caseFormSchema(kind: CaseKind) {
  return z.object({
    ...caseDetails[kind].shape,
    email: emailSchema,
  });
}

export const contactUsSchema = z.object({
  ...caseDetails.contact.shape,
  email: emailSchema,
});

export const characterIdSchema = z.uuid({ error: 'characterId is required' });

export const reportCharacterSchema = z.object({
  reportReason: reportReason.default(defaultReportReason),
  postId: idSchema.nullish(),
  /** One message of the reporter's own chat with the character. */
  messageId: idSchema.nullish(),
});

export const reportCharacterFormSchema = reportCharacterSchema.extend({
  characterId: characterIdSchema,
});

export const followCaseSchema = z.object({ email: emailSchema, reference });

const caseStateSchema = z.object({
  reference: z.string(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  openedAt: z.iso.datetime(),
  /** The last day in time, yyyy-mm-dd. */
  dueOn: z.iso.date(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type CaseProgress = z.infer<typeof caseStateSchema>;
