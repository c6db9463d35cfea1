import * as z from 'zod';
import type { CustomerBrowserData } from '~/providers/payments/payment-provider';

const pixels = z.coerce.number().int().min(0).max(100_000);

/** The browser data that 3-D Secure requires, as the contract defines it. It is used for nothing else. */
export const customerBrowserDataSchema = z
  .object({
    acceptHeader: z.string().max(200).default('text/html'),
    screenColorDepth: z.coerce.number().int().min(1).max(64).default(24),
    javaEnabled: z.boolean().default(false),
    language: z.string().max(35).default('en'),
    screenHeight: pixels.default(1080),
    screenWidth: pixels.default(1920),
    /** The offset in minutes. */
    timezone: z.coerce.number().int().min(-840).max(840).default(0),
    challengeWindow: z.coerce.number().int().min(1).max(5).default(4),
    userAgent: z.string().max(500).optional(),
  })
  .meta({ id: 'CustomerBrowserData' });

/** Returns the browser data for processors. For a browser without scripts only the headers are known. */
export function toBrowserData(
  sent: z.output<typeof customerBrowserDataSchema> | undefined,
  userAgent: string | undefined,
): CustomerBrowserData {
  const data = sent ?? customerBrowserDataSchema.parse({});
  return { ...data, userAgent: data.userAgent ?? userAgent ?? '' };
}
