import * as z from 'zod';

/** The product's one shape of an error, whatever the transport. */
export const errorResponseSchema = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  path: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;

/** What the acknowledgement of a command says; accepted means queued, not yet decided. */
export type CommandResponse = { accepted: true } | { accepted: false; error: ErrorResponse };
