import type { CancellationReason } from '~/domain/subscriptions/schema';
import type { DemoPerson } from '../seed-people';

/** An act of a customer, a number of days ago. */
export type Deed = { daysAgo: number } & (
  | { does: 'subscribe'; planId: string }
  /** A pack with this number of tokens, without its bonus. */
  | { does: 'buy-tokens'; amount: number }
  | { does: 'join-club'; slug: string }
  | { does: 'cancel'; reason: CancellationReason }
  | { does: 'pause'; months: number }
  | { does: 'claim-bonus'; offerKey: string }
);

export interface Customer extends DemoPerson {
  card: { number: string; holder: string };
  /** In chronological order. */
  deeds: readonly Deed[];
}

/** Two of the initial plans (0080). */
const plans = {
  month: '00000000-0000-7000-8000-000000000101',
  quarter: '00000000-0000-7000-8000-000000000103',
};

/** The customers in the demo. */
export const customers: readonly Customer[] = [
  {
    email: 'premium@example.com',
    nickName: 'Robin',
    accountType: 'User',
    joinedDaysAgo: 130,
    card: { number: '4242424242424242', holder: 'Robin Hale' },
    deeds: [
      { daysAgo: 128, does: 'subscribe', planId: plans.month },
      { daysAgo: 71, does: 'buy-tokens', amount: 100 },
      { daysAgo: 50, does: 'join-club', slug: 'mateus-carrilho' },
      { daysAgo: 16, does: 'buy-tokens', amount: 200 },
    ],
  },
  {
    // The bank accepts the first charge and declines the renewal.
    email: 'grace@example.com',
    nickName: 'Jules',
    accountType: 'User',
    joinedDaysAgo: 36,
    card: { number: '4000000000000341', holder: 'Jules Adair' },
    deeds: [{ daysAgo: 33, does: 'subscribe', planId: plans.month }],
  },
  {
    email: 'leaving@example.com',
    nickName: 'Kim',
    accountType: 'User',
    joinedDaysAgo: 45,
    card: { number: '5555555555554444', holder: 'Kim Lindner' },
    deeds: [
      { daysAgo: 40, does: 'subscribe', planId: plans.quarter },
      { daysAgo: 3, does: 'cancel', reason: 'not-enough-time' },
    ],
  },
  {
    email: 'pausing@example.com',
    nickName: 'Noa',
    accountType: 'User',
    joinedDaysAgo: 44,
    card: { number: '4242424242424242', holder: 'Noa Lindqvist' },
    deeds: [
      { daysAgo: 42, does: 'subscribe', planId: plans.month },
      { daysAgo: 20, does: 'pause', months: 3 },
    ],
  },
  {
    // Absent for two months: gets the welcome-back offer, with a bonus that runs for three days.
    email: 'returning@example.com',
    nickName: 'Toni',
    accountType: 'User',
    joinedDaysAgo: 70,
    card: { number: '4242424242424242', holder: 'Toni Varga' },
    deeds: [
      { daysAgo: 64, does: 'buy-tokens', amount: 100 },
      { daysAgo: 0, does: 'claim-bonus', offerKey: 'late-train' },
    ],
  },
];
