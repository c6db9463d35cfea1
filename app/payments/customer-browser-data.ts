import * as z from 'zod';
import type { CustomerBrowserData } from '~/providers/payments/payment-provider';

const pixels = z.coerce.number().int().min(0).max(100_000);

/** What 3-D Secure asks of a browser, as the contract sends it; nothing of it is believed for more. */
export const customerBrowserDataSchema = z
  .object({
    acceptHeader: z.string().max(200).default('text/html'),
    screenColorDepth: z.coerce.number().int().min(1).max(64).default(24),
    javaEnabled: z.boolean().default(false),
    language: z.string().max(35).default('en'),
    screenHeight: pixels.default(1080),
    screenWidth: pixels.default(1920),
    /** Minutes. */
    timezone: z.coerce.number().int().min(-840).max(840).default(0),
    challengeWindow: z.coerce.number().int().min(1).max(5).default(4),
    userAgent: z.string().max(500).optional(),
  })
  .meta({ id: 'CustomerBrowserData' });

/** The same as processors are told it; a browser without scripts tells by its headers alone. */
export function toBrowserData(
  sent: z.output<typeof customerBrowserDataSchema> | undefined,
  userAgent: string | undefined,
): CustomerBrowserData {
  const data = sent ?? customerBrowserDataSchema.parse({});
  return { ...data, userAgent: data.userAgent ?? userAgent ?? '' };
}
