import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newId } from '~/domain/shared/ids';
import { withSite, type SignedIn } from './account';
import { withDatabase } from '../database';
import { emailField, enterCode } from '../forms';
import { newEmail, readCode } from '../mail';

export interface StaffMember {
  email: string;
  state: SignedIn;
}

/** Adds a member of staff. A person may request one code per second, so each test has its own. */
export async function hireStaff(): Promise<string> {
  const email = newEmail();
  await withDatabase((db) => db('staff').insert({ id: newId(), email, role: 'superAdmin' }));
  return email;
}

/** Signs in to the back office with an e-mailed code, skipping the second factor. */
export async function signInAsStaff(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Sign-in code').waitFor();
  await enterCode(page, await readCode(email), 'Sign in');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Only a few codes are sent to one network within a quarter of an hour. */
const anyAddress = () => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

/** Creates a member of staff who is signed in without a page. */
export function staffAtTheirDesk(): Promise<StaffMember> {
  return withSite(
    async (site) => {
      const email = await hireStaff();
      await site.post('/admin', { form: { intent: 'request', email } });
      const code = await readCode(email);
      await site.post('/admin', { form: { intent: 'verify', email, code } });
      await site.post('/admin', { form: { intent: 'later' } });
      return { email, state: await site.storageState() };
    },
    undefined,
    { 'x-forwarded-for': anyAddress() },
  );
}

/** Makes the codes mailed to a member of staff a minute old, because at most one per second is sent. */
export async function letStaffCodesAge(email: string): Promise<void> {
  await withDatabase((db) =>
    db('one_time_codes')
      .whereIn('owner_id', db('staff').where({ email }).select('id'))
      .update({ created_at: db.raw("created_at - interval '1 minute'") }),
  );
}

/** Makes the last proof of a member of staff half an hour old. */
export async function letStaffProofAge(email: string): Promise<void> {
  await withDatabase((db) =>
    db('staff_sessions')
      .whereIn('staff_id', db('staff').where({ email }).select('id'))
      .update({ created_at: db.raw("created_at - interval '30 minutes'") }),
  );
}
