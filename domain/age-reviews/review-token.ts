import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { personSchema, type Person } from '../shared/person';
import { ageReviewsSettings } from './settings';

export interface ReviewToken {
  token: string;
  expiresAt: Date;
}

const claimsSchema = z.object({ sub: personSchema.shape.id, kind: personSchema.shape.kind });

/**
 * Returns a token (JWT, HS256) that identifies a held person on the page where they prove their age,
 * valid as long as the review lasts. It gives no other access.
 */
export async function writeReviewToken(
  context: DomainContext,
  person: Person,
): Promise<ReviewToken> {
  const { under_age_review_seconds } = await context.settings(ageReviewsSettings);
  const expiresAt = new Date(context.now().getTime() + under_age_review_seconds * 1000);
  const token = await new SignJWT({ kind: person.kind })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(person.id)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(context.keys.ageReview);
  return { token, expiresAt };
}

/** Returns the person that a genuine, unexpired token identifies, otherwise null. */
export async function readReviewToken(
  context: DomainContext,
  token: string,
): Promise<Person | null> {
  try {
    const { payload } = await jwtVerify(token, context.keys.ageReview, {
      algorithms: ['HS256'],
      currentDate: context.now(),
    });
    const { sub: id, kind } = claimsSchema.parse(payload);
    return { kind, id };
  } catch {
    return null;
  }
}
