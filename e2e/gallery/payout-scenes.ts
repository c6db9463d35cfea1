import type { Page } from '@playwright/test';
import { withDatabase } from '../actors/database';
import { untilHydrated } from '../actors/pages';
import type { Scene } from './scene';

const home = '/verified-model/payouts';

/** Types an address of another network and sends the form. */
const enterWrongAddress = async (page: Page) => {
  await untilHydrated(page);
  await page.getByLabel('Address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await page.getByText('This address belongs to another network').waitFor();
};

/** Returns the page of a month in which the demo's creator earned and was paid. */
const monthOfPayout = async () => {
  const [month] = await withDatabase((db) =>
    db('payouts').whereNotNull('paid_at').orderBy('paid_at', 'desc').limit(1).pluck('paid_at'),
  );
  return `${home}/statement?month=${new Date(month as Date).toISOString().slice(0, 7)}`;
};

const ofStaff = (resource: string) => async () => {
  const [id] = await withDatabase((db) =>
    db(resource.replace('-', '_')).orderBy('created_at').limit(1).pluck('id'),
  );
  return `/admin/${resource}/${id}`;
};

/** The pages of payouts, for those who are paid and for staff. */
export const payoutScenes: readonly Scene[] = [
  { name: 'creator-payouts', looker: 'creator', path: home },
  { name: 'creator-payout-request', looker: 'creator', path: `${home}/request` },
  { name: 'creator-payout-method-bank', looker: 'creator', path: `${home}/methods/new` },
  {
    name: 'creator-payout-method-wallet',
    looker: 'creator',
    path: `${home}/methods/new?kind=crypto`,
    mayHideHeading: true,
    arrange: enterWrongAddress,
  },
  {
    name: 'creator-payout-statement',
    looker: 'creator',
    path: `${home}/statement`,
    prepare: monthOfPayout,
  },
  { name: 'creator-payout-tax', looker: 'creator', path: `${home}/tax` },
  { name: 'staff-payouts', looker: 'staff', path: '/admin/payouts' },
  { name: 'staff-payout', looker: 'staff', path: '/admin/payouts', prepare: ofStaff('payouts') },
  { name: 'staff-payout-methods', looker: 'staff', path: '/admin/payout-methods' },
  {
    name: 'staff-payout-method',
    looker: 'staff',
    path: '/admin/payout-methods',
    prepare: ofStaff('payout-methods'),
  },
  { name: 'staff-payout-files', looker: 'staff', path: '/admin/payout-batches' },
];
