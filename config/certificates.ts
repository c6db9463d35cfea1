import * as z from 'zod';

const file = z.string().min(1).optional();

/** Certificates and what belongs to them: files in PEM, by their paths. */
export const certificateFields = {
  /** Of the authorities that signed PostgreSQL's and Redis's certificates. */
  DATABASE_CA: file,
  REDIS_CA: file,
  /** What marks of generated files are signed with, before those that vouch for it. */
  MARKS_CERTIFICATE: file,
  /** Its key (PKCS#8), which workers alone need; without it a production marks files with XMP alone. */
  MARKS_KEY: file,
  /** Those of earlier times, whose marks are ours, too. */
  MARKS_FORMER: file,
  /** A time-stamp authority (RFC 3161) that says when a file was signed; without one we alone say it. */
  MARKS_TIME_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** Refuses a key for marks whose certificate is missing. */
export function requireMarksCertificate(
  given: { MARKS_CERTIFICATE?: string | undefined; MARKS_KEY?: string | undefined },
  problem: z.RefinementCtx,
): void {
  if (given.MARKS_KEY === undefined || given.MARKS_CERTIFICATE !== undefined) return;
  problem.addIssue({ code: 'custom', path: ['MARKS_CERTIFICATE'], message: 'is missing' });
}
