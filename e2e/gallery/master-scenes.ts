import type { Page } from '@playwright/test';
import { openApplications } from '../actors/creators/applications';
import { withDatabase } from '../actors/database';
import { untilHydrated } from '../actors/pages';
import type { Scene } from './scene';

/** Returns a page of a seeded model. */
const ofModel = (displayName: string, path: (id: string) => string) => () =>
  withDatabase(async (db) => {
    const row = await db('creators')
      .where({ display_name: displayName })
      .first<{ id: string }>('id');
    return path(row.id);
  });

/** Returns a page on which real people can be added. */
const whileOpen = (path: string) => async () => {
  await openApplications();
  return path;
};

/** Gives the waiting models back to the queue, which a member of staff in another worker may have. */
const withFreeModels = (prepare: () => Promise<string>) => async () => {
  await withDatabase((db) =>
    db('staff_queue_items')
      .where({ resource: 'verified-model' })
      .update({ claimed_by: null, claimed_until: null }),
  );
  return prepare();
};

/** Opens the sealed evidence of a review. */
const openEvidence = async (page: Page) => {
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Open the evidence' }).click();
  await page.getByRole('heading', { name: 'Previews' }).waitFor();
};

/** The pages of managers, and the lists of creators for staff. */
export const masterScenes: readonly Scene[] = [
  { name: 'master-models', looker: 'manager', path: '/master', prepare: whileOpen('/master') },
  { name: 'master-earnings', looker: 'manager', path: '/master/earnings?timeRange=1_year' },
  { name: 'master-none-match', looker: 'manager', path: '/master?search=nobody' },
  {
    name: 'master-new',
    looker: 'manager',
    path: '/master/new/main-info',
    prepare: whileOpen('/master/new/main-info'),
  },
  { name: 'master-simplified', looker: 'manager', path: '/master/simplified' },
  {
    name: 'master-model',
    looker: 'manager',
    path: '/master/model/of-juno',
    prepare: ofModel('Juno Park', (id) => `/master/model/${id}`),
  },
  {
    name: 'master-model-consent',
    looker: 'manager',
    path: '/master/model/of-juno?tab=consent',
    prepare: ofModel('Juno Park', (id) => `/master/model/${id}?tab=consent`),
  },
  { name: 'staff-creators', looker: 'staff', path: '/admin/creators' },
  { name: 'staff-verified-models', looker: 'staff', path: '/admin/verified-models' },
  { name: 'staff-voices', looker: 'staff', path: '/admin/voices' },
  {
    name: 'staff-model-review',
    looker: 'staff',
    path: '/admin/verified-models/of-juno',
    prepare: ofModel('Juno Park', (id) => `/admin/verified-models/${id}?queue=all`),
  },
  {
    name: 'staff-model-evidence',
    looker: 'staff',
    path: '/admin/verified-models/of-juno',
    prepare: withFreeModels(ofModel('Juno Park', (id) => `/admin/verified-models/${id}?queue=all`)),
    arrange: openEvidence,
  },
];
