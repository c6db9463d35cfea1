import type { Page } from '@playwright/test';
import { newId } from '~/domain/shared/ids';
import { newAppeal, newIncident, newMinorIncident } from '../actors/chat/strikes';
import { newNotice } from '../actors/discovery/notices';
import { withDatabase } from '../actors/database';
import { untilHydrated } from '../actors/pages';
import { storePayment } from '../actors/money/store-payment';
import type { Scene } from './scene';

const threeMonths = { durationType: 'Months', duration: '3', price: '19.99' };

/** Returns the page of the seeded subscriber, or of a part of it. */
const ofSubscriber = (path: (id: string) => string) => () =>
  withDatabase(async (db) => {
    const row = await db('users')
      .where({ email: 'premium@example.com' })
      .first<{ id: string }>('id');
    return path(row.id);
  });

/** Returns the page of a stored payment of the seeded subscriber. */
async function paymentPage(): Promise<string> {
  const { id } = await storePayment('premium@example.com');
  return `/admin/payments/${id}`;
}

/** Adds a plan, plans to switch off all plans of fan clubs, and returns the page of its review. */
async function reviewedRun(page: Page): Promise<string> {
  const creatorId = await withDatabase(async (db) => {
    const club = await db('fanclubs').whereNotNull('creator_id').first<{ creator_id: string }>();
    return club.creator_id;
  });
  await page.request.post('/admin/club-plans/new', {
    form: { intent: 'create', key: newId(), creatorId, ...threeMonths },
  });
  const planned = await page.request.post('/admin/club-plans/several?state=on', {
    form: { act: 'off', all: 'yes' },
    maxRedirects: 0,
  });
  return planned.headers()['location'] ?? '/admin/club-plans';
}

/** Fills the queue with things of several kinds, and returns a page. */
const withQueue = (path: () => Promise<string>) => async () => {
  await newAppeal();
  await newMinorIncident();
  await newNotice();
  return path();
};

/** Adds a batch of redeem codes and returns its page. */
async function newBatch(page: Page): Promise<string> {
  const added = await page.request.post('/admin/redeem-codes/new', {
    form: {
      intent: 'create',
      key: newId(),
      kind: 'premium',
      amount: '3',
      form: 'single',
      quantity: '12',
      oncePerPerson: 'yes',
      forNewAccounts: 'yes',
      note: 'The summer draw',
    },
    maxRedirects: 0,
  });
  return added.headers()['location'] ?? '/admin/redeem-codes';
}

const issueCodes = async (page: Page) => {
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Create the codes' }).click();
  await page.getByRole('link', { name: 'Save as a file' }).waitFor();
};

/** Staff, people, codes and the queue of decisions in the back office. */
export const officeScenes: readonly Scene[] = [
  { name: 'staff-reset-password', looker: 'visitor', path: '/admin/reset' },
  {
    name: 'staff-user',
    looker: 'staff',
    path: '/admin/users/of-a-subscriber',
    prepare: ofSubscriber((id) => `/admin/users/${id}`),
  },
  {
    name: 'staff-user-ledger',
    looker: 'staff',
    path: '/admin/users/of-a-subscriber',
    prepare: ofSubscriber((id) => `/admin/users/${id}?tab=ledger`),
  },
  { name: 'staff-search', looker: 'staff', path: '/admin/search?q=premium@' },
  {
    name: 'staff-palette',
    looker: 'staff',
    path: '/admin',
    arrange: async (page) => {
      await untilHydrated(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('premium@');
      await page.getByRole('option', { name: 'Look as them' }).waitFor();
    },
  },
  {
    name: 'staff-keys',
    looker: 'staff',
    path: '/admin/users',
    arrange: async (page) => {
      await untilHydrated(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    },
  },
  {
    name: 'staff-look',
    looker: 'staff',
    path: '/admin/looks/at-a-subscriber',
    prepare: ofSubscriber((id) => `/admin/looks/${id}`),
  },
  {
    name: 'staff-payment',
    looker: 'staff',
    path: '/admin/payments/of-a-subscriber',
    prepare: paymentPage,
  },
  { name: 'staff-orders', looker: 'staff', path: '/admin/orders' },
  { name: 'staff-subscriptions', looker: 'staff', path: '/admin/subscriptions' },
  { name: 'staff-memberships', looker: 'staff', path: '/admin/memberships' },
  { name: 'staff-disputes', looker: 'staff', path: '/admin/disputes' },
  { name: 'staff-refunds', looker: 'staff', path: '/admin/refunds' },
  { name: 'staff-differences', looker: 'staff', path: '/admin/differences' },
  { name: 'staff-months', looker: 'staff', path: '/admin/months' },
  {
    name: 'staff-run',
    looker: 'staff',
    path: '/admin/club-plans/several/of-all',
    prepare: reviewedRun,
  },
  {
    name: 'staff-queue',
    looker: 'staff',
    path: '/admin/queue',
    prepare: withQueue(async () => '/admin/queue'),
  },
  {
    name: 'staff-queue-case',
    looker: 'staff',
    path: '/admin/flags/of-a-fan',
    prepare: withQueue(async () => `/admin/flags/${await newIncident()}?queue=all`),
    async arrange(page) {
      await page.getByRole('button', { name: 'Open the evidence' }).click();
      await page.getByRole('heading', { name: 'Evidence' }).waitFor();
      await untilHydrated(page);
      await page.keyboard.press('3');
      await page.getByRole('button', { name: 'Confirm: Strike' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'staff-redeem-codes', looker: 'staff', path: '/admin/redeem-codes' },
  { name: 'staff-new-codes', looker: 'staff', path: '/admin/redeem-codes/new' },
  {
    name: 'staff-issued-codes',
    looker: 'staff',
    path: '/admin/redeem-codes/issued',
    prepare: newBatch,
    arrange: issueCodes,
  },
];
