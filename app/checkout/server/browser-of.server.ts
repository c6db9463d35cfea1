import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import type { CustomerBrowserData } from '~/providers/payments/payment-provider';

const pixels = z.number().int().min(0).max(100_000);

const browserSchema = z.object({
  language: z.string().max(35),
  screenWidth: pixels,
  screenHeight: pixels,
  screenColorDepth: z.number().int().min(1).max(64),
  timezone: z.number().int().min(-1440).max(1440),
});

/** The size of the challenge window, by its number in 3-D Secure: 600 by 400. */
const challengeWindow = 4;

/** Returns the browser data for 3-D Secure: the page's measurements, or usual values without them. */
export function browserOf(
  { userAgent, language }: Pick<AppLoadContext, 'userAgent' | 'language'>,
  form: FormData,
): CustomerBrowserData {
  const parsed = browserSchema.safeParse(readJson(form.get('browser')));
  return {
    userAgent: userAgent ?? '',
    acceptHeader: 'text/html',
    javaEnabled: false,
    challengeWindow,
    ...(parsed.success
      ? parsed.data
      : {
          language: language.locale,
          screenWidth: 1280,
          screenHeight: 720,
          screenColorDepth: 24,
          timezone: 0,
        }),
  };
}

function readJson(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
