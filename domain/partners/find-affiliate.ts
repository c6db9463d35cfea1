import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { wordsSchema } from '../shared/words/words-schema';

/** A site as people write it, with or without a scheme and a path. */
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

/** Checks whether a partner with this site and nickname exists, ignoring case. */
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

/** Returns the host of a site without `www.`; empty if invalid. */
function hostOf(website: string): string {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host.replace(/^www\./, '');
}
