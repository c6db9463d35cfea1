import * as z from 'zod';
import { wordsSchema } from '~/domain/shared/words/words-schema';

/** A code as a person types or pastes it. */
export const typedCodeSchema = z.object({
  code: wordsSchema({ missing: 'code is required' })
    .regex(/\S/, 'code is required')
    .max(100, 'please enter valid'),
});

/** Returns the address of the page that redeems a code, filled in. */
export const redeemHref = (code?: string): string =>
  code ? `/redeem?${new URLSearchParams({ code })}` : '/redeem';
