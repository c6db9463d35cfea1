import type { Knex } from '../connection';
import { catalogueSchema } from '~/domain/offers/catalogue';
import { publishCatalogue } from '~/domain/offers/publish-catalogue';

const premiums = { subscriptionDiscountBp: 2000 };
const day = 24 * 3600;

/** The demo's catalogue of token offers. */
const demo = catalogueSchema.parse({
  offers: [
    { kind: 'pack', amount: 50, terms: { priceMinor: 499, ...premiums } },
    { kind: 'pack', amount: 100, terms: { priceMinor: 999, bonusBp: 1000, ...premiums } },
    { kind: 'pack', amount: 200, terms: { priceMinor: 1999, bonusBp: 1500, ...premiums } },
    { kind: 'pack', amount: 400, terms: { priceMinor: 3999, bonusBp: 2000, ...premiums } },
    { kind: 'pack', amount: 800, terms: { priceMinor: 7999, bonusBp: 2500, ...premiums } },
    { kind: 'pack', amount: 1600, terms: { priceMinor: 15_999, bonusBp: 3000, ...premiums } },
    { kind: 'pack', amount: 150, isTest: true, terms: { priceMinor: 1299, ...premiums } },
    // The welcome offer: once, for a user who has never paid.
    {
      kind: 'special',
      amount: 100,
      audience: 'never_paid',
      terms: { priceMinor: 999, bonusBp: 1000, discountBp: 4000 },
    },
    {
      kind: 'special',
      amount: 400,
      audience: 'never_paid',
      terms: { priceMinor: 3999, bonusBp: 2000, discountBp: 4000 },
    },
    {
      kind: 'special',
      amount: 100,
      isTest: true,
      terms: { priceMinor: 999, bonusBp: 1000, discountBp: 6000 },
    },
    {
      kind: 'welcome_back',
      amount: 200,
      terms: { priceMinor: 1999, bonusBp: 1500, discountBp: 2500 },
    },
    {
      kind: 'welcome_back',
      amount: 400,
      terms: { priceMinor: 3999, bonusBp: 3000, discountBp: 2500 },
    },
    {
      kind: 'keyed',
      offerKey: 'first-light',
      variant: 'a',
      amount: 200,
      terms: { priceMinor: 1999, bonusBp: 1500, discountBp: 2000, specialBonusTokens: 20 },
    },
    {
      kind: 'keyed',
      offerKey: 'first-light',
      variant: 'b',
      amount: 200,
      terms: { priceMinor: 1999, bonusBp: 1500, specialBonusTokens: 60 },
    },
  ],
  bonuses: [
    { offerKey: 'late-train', tokens: 25, minAmount: 100, lastsSeconds: 3 * day },
    { offerKey: 'night-owl', tokens: 80, minAmount: 400, lastsSeconds: day, audience: 'premium' },
    { offerKey: 'late-train', tokens: 40, minAmount: 50, lastsSeconds: day, isTest: true },
  ],
  smartTiers: [
    { upTo: 100, step: 10, least: 20, terms: { priceOf100Minor: 1049, ...premiums } },
    { upTo: 500, step: 25, least: 100, terms: { priceOf100Minor: 949, bonusBp: 500, ...premiums } },
    { step: 50, least: 500, terms: { priceOf100Minor: 899, bonusBp: 1000, ...premiums } },
    {
      isWelcomeBack: true,
      step: 50,
      least: 150,
      terms: { priceOf100Minor: 999, bonusBp: 2000, discountBp: 2500 },
    },
  ],
});

/** Longer than the age of any demo account. */
const onSaleForMs = 365 * day * 1000;

/** Stores the demo's offers, on sale for a year already. A second run changes nothing. */
export async function seedOffers(db: Knex, now: Date): Promise<void> {
  await publishCatalogue(db, demo, new Date(now.getTime() - onSaleForMs));
}
