import * as z from 'zod';
import type { IdentityFailure, IdentityOutcome } from './identity-provider';

const nameSchema = z.string().max(200).nullish();

/** A decision of Veriff, as far as we use it. */
export const verificationSchema = z.object({
  id: z.string().min(8).max(100),
  vendorData: z.string().max(100).nullish(),
  code: z.number().int(),
  status: z.string().max(50),
  reason: z.string().max(1_000).nullish(),
  reasonCode: z.union([z.number().int(), z.string().max(20)]).nullish(),
  person: z
    .object({
      firstName: nameSchema,
      lastName: nameSchema,
      dateOfBirth: z.iso.date().nullish(),
    })
    .nullish(),
});
export type Verification = z.output<typeof verificationSchema>;

/** The codes of decisions. */
const approved = 9001;
const declined = 9102;
const toResubmit = 9103;
const ended = 9104;
const inReview = 9121;

/** The codes of reasons that concern the person's face or the pictures rather than the document. */
const photoReasons = new Set([103, 120, 124, 127, 201, 204]);

/** Returns the outcome of a decision; an approval without a date of birth proves nothing to us. */
export function outcomeOf(verification: Verification): IdentityOutcome {
  const { code, person } = verification;
  if (code === inReview) return { state: 'pending' };
  if (code !== approved) return { state: 'rejected', failure: failureOf(verification) };
  if (!person?.dateOfBirth) return { state: 'rejected', failure: 'document_verification_failed' };
  return {
    state: 'approved',
    document: {
      firstName: person.firstName ?? null,
      lastName: person.lastName ?? null,
      birthDate: person.dateOfBirth,
    },
  };
}

function failureOf({ code, status, reason, reasonCode }: Verification): IdentityFailure {
  if (code === ended) {
    if (status === 'expired') return 'expired';
    return /consent/i.test(reason ?? '') ? 'content_canceled' : 'aborted';
  }
  if (code !== declined && code !== toResubmit) return 'internal_error';
  return photoReasons.has(Number(reasonCode)) ? 'photo' : 'document_verification_failed';
}
