import * as z from 'zod';

/** The product's shape of an error on every transport. */
export const errorResponseSchema = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  path: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;

/** The acknowledgement of a command; accepted means queued, not yet decided. */
export type CommandResponse = { accepted: true } | { accepted: false; error: ErrorResponse };
