import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newId } from '~/domain/shared/ids';
import { withSite, type SignedIn } from './account';
import { withDatabase } from './database';
import { emailField, enterCode } from './forms';
import { readCode } from './mail';

/** The demo's own; codes are mailed to one address seconds apart, so few tests take this one. */
export const demoStaffEmail = 'admin@example.com';

/** Makes somebody a member of staff, which only staff could. */
export async function hireStaff(): Promise<string> {
  const email = `staff-${randomUUID()}@example.com`;
  await withDatabase((db) => db('staff').insert({ id: newId(), email, role: 'superAdmin' }));
  return email;
}

/** Signs in to the back office by an e-mailed code. */
export async function signInAsStaff(page: Page, email: string): Promise<void> {
  const askedAt = new Date();
  await page.goto('/admin');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Sign-in code').waitFor();
  await enterCode(page, await readCode(email, askedAt), 'Sign in');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** The same where no page is being looked at. */
export function signInAsStaffByForm(email: string): Promise<SignedIn> {
  return withSite(async (site) => {
    await site.post('/admin', { form: { intent: 'request', email } });
    const code = await readCode(email);
    await site.post('/admin', { form: { intent: 'verify', email, code } });
    return site.storageState();
  });
}
