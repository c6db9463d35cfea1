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

/** Adds somebody to the staff; one person may ask for one code a second, so each test has its own. */
export async function hireStaff(): Promise<string> {
  const email = newEmail();
  await withDatabase((db) => db('staff').insert({ id: newId(), email, role: 'superAdmin' }));
  return email;
}

/** Signs in to the back office by an e-mailed code, with no second factor for now. */
export async function signInAsStaff(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Sign-in code').waitFor();
  await enterCode(page, await readCode(email), 'Sign in');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Few codes are sent to one network within a quarter of an hour. */
const anyAddress = () => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

/** Somebody new of the staff, signed in where no page is being looked at. */
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

/** Makes the codes mailed to somebody of the staff a minute old; within a second no other is sent. */
export async function letStaffCodesAge(email: string): Promise<void> {
  await withDatabase((db) =>
    db('one_time_codes')
      .whereIn('owner_id', db('staff').where({ email }).select('id'))
      .update({ created_at: db.raw("created_at - interval '1 minute'") }),
  );
}

/** Lets the last proof of somebody of the staff be half an hour old. */
export async function letStaffProofAge(email: string): Promise<void> {
  await withDatabase((db) =>
    db('staff_sessions')
      .whereIn('staff_id', db('staff').where({ email }).select('id'))
      .update({ created_at: db.raw("created_at - interval '30 minutes'") }),
  );
}
