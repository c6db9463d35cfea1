import type { Page } from '@playwright/test';
import { withSite, type SignedIn } from './account';
import { emailField, enterCode } from './forms';
import { readCode } from './mail';

export const staffEmail = 'admin@example.com';

/** Signs in to the back office by an e-mailed code. */
export async function signInAsStaff(page: Page): Promise<void> {
  const askedAt = new Date();
  await page.goto('/admin');
  await emailField(page).fill(staffEmail);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Sign-in code').waitFor();
  await enterCode(page, await readCode(staffEmail, askedAt), 'Sign in');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** The same where no page is being looked at. */
export function signInAsStaffByForm(): Promise<SignedIn> {
  return withSite(async (site) => {
    const askedAt = new Date();
    await site.post('/admin', { form: { intent: 'request', email: staffEmail } });
    const code = await readCode(staffEmail, askedAt);
    await site.post('/admin', { form: { intent: 'verify', email: staffEmail, code } });
    return site.storageState();
  });
}
