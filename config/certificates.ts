import * as z from 'zod';

const file = z.string().min(1).optional();

/** Certificates and related files in PEM, by their paths. */
export const certificateFields = {
  /** The authorities that signed the certificates of PostgreSQL and, below, of Redis. */
  DATABASE_CA: file,
  REDIS_CA: file,
  /** The certificate that signs marks of generated files, followed by the certificates of its issuers. */
  MARKS_CERTIFICATE: file,
  /**
   * Its private key (PKCS#8), which only workers need. Without it a production deployment marks files with
   * XMP alone.
   */
  MARKS_KEY: file,
  /** Former certificates, whose marks are still accepted as ours. */
  MARKS_FORMER: file,
  /**
   * A time-stamp authority (RFC 3161) that certifies when a file was signed. Without it the time is only
   * our own statement.
   */
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
