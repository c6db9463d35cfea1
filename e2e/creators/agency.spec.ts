import type { Page } from '@playwright/test';
import { joinByApi } from '../actors/accounts/account';
import { comeInAgain } from '../actors/accounts/age-gate';
import { openApplications } from '../actors/creators/applications';
import { joinAsManager } from '../actors/creators/models';
import { newEmail, readLetter } from '../actors/mail';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

/** Fills in the six steps of a new model. */
async function addModel(page: Page, { name, email }: { name: string; email: string }) {
  const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.goto('/master/new/main-info');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Her e-mail address').fill(email);
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Country of residence').fill('DE');
  await next();
  await page
    .getByLabel('Bio')
    .fill('Perfumer by day, and awake long after the city has gone to sleep.');
  await page.getByText('Playful', { exact: true }).click();
  await page.getByLabel('Tags').fill('night, city, slow');
  await next();
  await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
  await next();
  await page.getByText('Passport', { exact: true }).click();
  await page.getByText('She knows that I add her').click();
  await next();
  await page.getByText('Always dressed').click();
  await next();
  await page.getByLabel('Fan club, US dollars a month').fill('7.99');
  await page.getByLabel('Your part of her share, per cent').fill('30');
  await page.getByRole('button', { name: 'Add the model' }).click();
  await expect(page).toHaveURL(/\/master$/);
  await expect(page.getByRole('link', { name })).toBeVisible();
}

test(
  'a manager adds two models; one of them accepts the invitation and confirms what was filled in',
  { tag: '@layout' },
  async ({ page, context, browser }) => {
    await openApplications();
    const manager = await joinAsManager();
    const person = await joinByApi();
    await context.addCookies(manager.state.cookies);

    await addModel(page, { name: 'Nadia Brook', email: person.email });
    await addModel(page, { name: 'Amara Sesay', email: newEmail() });
    await expect(page.getByText('All: 2 · live: 0 · need you: 2')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const row = page.getByRole('listitem').filter({ hasText: 'Nadia Brook' });
    const sentAt = new Date();
    await row.getByRole('button', { name: /^Send to KYC/ }).click();
    await expect(page.getByText('Mails on their way: 1')).toBeVisible();
    await expect(row.getByText('Mail sent')).toBeVisible();
    const { text } = await readLetter(person.email, sentAt);
    const [link = ''] = /https?:\S+creator-invitation\S+/.exec(text) ?? [];

    const own = await browser.newContext({ storageState: person.state });
    await comeInAgain(own);
    const hers = await own.newPage();
    await hers.goto(link);
    await expect(hers.getByText('under the name Nadia Brook')).toBeVisible();
    await expect(hers.getByText('30 % goes to your manager')).toBeVisible();
    await hers.getByRole('button', { name: 'This is me, go on' }).click();
    await expect(hers.getByRole('heading', { level: 1, name: 'Your manager' })).toBeVisible();
    expect(await violations(hers)).toEqual([]);
    const right = hers.getByRole('button', { name: 'That’s right' });
    for (let left = await right.count(); left > 0; left -= 1) {
      await right.first().click();
      await expect(right).toHaveCount(left - 1);
    }
    await expect(
      hers.getByText('Nothing that your manager filled in waits for you.'),
    ).toBeVisible();
    await own.close();

    await page.reload();
    await row.getByRole('link', { name: 'Nadia Brook' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nadia Brook' })).toBeVisible();
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByText('You fill this in for Nadia Brook')).toBeVisible();
    await page.getByRole('button', { name: 'Hand back' }).click();
    await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
  },
);
