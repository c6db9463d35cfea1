import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { wordsSchema } from '../shared/words/words-schema';

/** As people write a site: with or without a scheme, with or without a path. */
const websiteSchema = z
  .string({ error: 'website is required' })
  .trim()
  .min(1, 'website is required')
  .max(2000, 'website is too long')
  .transform((website) => hostOf(website))
  .refine((host) => host.length > 0 && host.length <= 253, { error: 'invalid website' });

export const affiliateSchema = z.object({
  nickname: wordsSchema({ missing: 'nickname is required' })
    .min(1, 'nickname is required')
    .max(100, 'nickname is too long'),
  website: websiteSchema,
});

/** Whether a partner site is known to have somebody of this nickname; capitals do not matter. */
export async function affiliateExists(
  context: DomainContext,
  { nickname, website }: z.output<typeof affiliateSchema>,
): Promise<boolean> {
  const found = await context
    .db('affiliates')
    .whereRaw('lower(website) = lower(?) and lower(nickname) = lower(?)', [website, nickname])
    .first('id');
  return found !== undefined;
}

/** The host a site is known by; empty when it is none. */
function hostOf(website: string): string {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host.replace(/^www\./, '');
}
