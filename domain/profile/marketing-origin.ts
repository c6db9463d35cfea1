import * as z from 'zod';

const campaignLength = 100;
const clickLength = 200;

const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'cmpid',
  'pubid',
] as const;

/** Matches text without control characters and lone surrogates, which the database cannot store. */
const storable = /^[^\p{Cc}\p{Surrogate}]+$/u;
const value = (length: number) => z.string().max(length).regex(storable).nullable().default(null);
const campaignValue = value(campaignLength);

/** The marketing parameters of the address with which a person first arrived. */
export const marketingOriginSchema = z.object({
  click_id: value(clickLength),
  utm_source: campaignValue,
  utm_medium: campaignValue,
  utm_campaign: campaignValue,
  utm_content: campaignValue,
  cmpid: campaignValue,
  pubid: campaignValue,
});
export type MarketingOrigin = z.infer<typeof marketingOriginSchema>;

/** The same in the form of the API. */
export const marketingSchema = z.object({
  click_id: z.string().nullable(),
  utmData: z.object({
    utm_source: z.string().nullable(),
    utm_medium: z.string().nullable(),
    utm_campaign: z.string().nullable(),
    utm_content: z.string().nullable(),
    cmpid: z.string().nullable(),
    pubid: z.string().nullable(),
  }),
});
export type Marketing = z.infer<typeof marketingSchema>;

const unstorable = /[\p{Cc}\p{Surrogate}]/gu;

/** Returns the part of a text that can be stored, without splitting a character. */
function cut(text: string, length: number): string | null {
  const kept = text.replace(unstorable, '').trim().slice(0, length);
  return kept.replace(/\p{Surrogate}$/u, '') || null;
}

/** Reads the marketing parameters of an address, cut to their limits; null if there are none. */
export function readMarketingOrigin(query: URLSearchParams): MarketingOrigin | null {
  const read = (key: string, length: number) => cut(query.get(key) ?? '', length);
  const campaign = Object.fromEntries(campaignKeys.map((key) => [key, read(key, campaignLength)]));
  const origin = { click_id: read('click_id', clickLength), ...campaign };
  if (Object.values(origin).every((value) => value === null)) return null;
  return marketingOriginSchema.parse(origin);
}
