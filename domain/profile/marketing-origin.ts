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

/** No control characters, no half ones: the database stores neither. */
const storable = /^[^\p{Cc}\p{Surrogate}]+$/u;
const value = (length: number) => z.string().max(length).regex(storable).nullable().default(null);
const campaignValue = value(campaignLength);

/** What the address somebody first landed with says about who sent them. */
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

/** The same as the API tells it. */
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

/** What can be stored of a text, cut between two characters. */
function cut(text: string, length: number): string | null {
  const kept = text.replace(unstorable, '').trim().slice(0, length);
  return kept.replace(/\p{Surrogate}$/u, '') || null;
}

/** What a landing address says, cut to its bounds; null when it says nothing. */
export function readMarketingOrigin(query: URLSearchParams): MarketingOrigin | null {
  const read = (key: string, length: number) => cut(query.get(key) ?? '', length);
  const campaign = Object.fromEntries(campaignKeys.map((key) => [key, read(key, campaignLength)]));
  const origin = { click_id: read('click_id', clickLength), ...campaign };
  if (Object.values(origin).every((value) => value === null)) return null;
  return marketingOriginSchema.parse(origin);
}
