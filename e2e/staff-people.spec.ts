import type { Page } from '@playwright/test';
import type { Account } from './actors/accounts/account';
import { withDatabase } from './actors/database';
import { untilHydrated } from './actors/pages';
import { expect, test } from './test';

test.use({ storageState: async ({ staff }, use) => use(staff.state) });

/** Presses Tab until a control has the focus, as a person without a mouse does. */
async function reach(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true });
  await control.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached by the keyboard`);
}

const idOf = ({ email }: Account) =>
  withDatabase(async (db) => {
    const row = await db('users').where({ email }).first<{ id: string }>('id');
    return row.id;
  });

test(
  'staff delete and restore an account by keyboard alone',
  { tag: '@desktop' },
  async ({ page, member }) => {
    const id = await idOf(member);
    await page.goto(`/admin/users/${id}`);
    const reason = page.getByLabel('Reason');
    await reason.last().focus();
    await page.keyboard.type('Asked for it by mail');
    await reach(page, 'Delete the account');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The account is being deleted.')).toBeVisible();

    await page.goto('/admin/deleted-users');
    await page.goto(`/admin/deleted-users/${id}`);
    await reach(page, 'Restore');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The account was restored.')).toBeVisible();
    const row = await withDatabase((db) =>
      db('users').where({ id }).first<{ state: string }>('state'),
    );
    expect(row.state).toBe('active');
  },
);

test(
  'staff look as a person who agreed, and either of them ends it',
  { tag: '@layout' },
  async ({ page, browser, member }) => {
    const id = await idOf(member);
    await page.goto(`/admin/looks/${id}`);
    await page.getByLabel('Why, in words to the person').fill('Your explorer stays empty.');
    await page.getByRole('button', { name: 'Ask them' }).click();
    await expect(page.getByText('The question lapses at')).toBeVisible();

    const theirs = await browser.newContext({ storageState: member.state });
    const person = await theirs.newPage();
    await person.goto('/');
    const question = person.getByRole('region', { name: 'May support look with you?' });
    await expect(question).toContainText('Your explorer stays empty.');
    const [no, yes] = [
      await question.getByRole('button', { name: 'Not now' }).boundingBox(),
      await question.getByRole('button', { name: 'Yes, look' }).boundingBox(),
    ];
    expect(Math.round(no?.width ?? 0)).toBe(Math.round(yes?.width ?? 1));
    expect(no?.height).toBe(yes?.height);
    await question.getByRole('button', { name: 'Yes, look' }).click();
    await expect(question).toHaveCount(0);

    await page.goto(`/admin/looks/${id}`);
    await page.getByRole('button', { name: 'Begin to look' }).click();
    await expect(page.getByText('You are looking as this person')).toBeVisible();
    await page.goto('/explorer');
    await expect(page.getByText('You are looking as this person')).toBeVisible();
    await page.goto('/chats');
    await expect(page.getByRole('heading', { name: 'Closed while you look' })).toBeVisible();

    await person.goto('/explorer');
    await expect(person.getByText('Support is looking with you')).toBeVisible();
    await person.getByRole('button', { name: 'End it' }).click();
    await expect(person.getByText('Support is looking with you')).toHaveCount(0);
    await page.goto('/explorer');
    await expect(page.getByText('You are looking as this person')).toHaveCount(0);
    await theirs.close();
  },
);

test(
  'staff find a person, walk a list and leave an item by keys alone',
  { tag: '@desktop' },
  async ({ page, member }) => {
    const id = await idOf(member);
    await page.goto('/admin');
    await untilHydrated(page);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search or do anything' });
    await search.waitFor();
    await page.keyboard.type(member.email);
    await expect(page.getByRole('option', { name: 'Change state' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/users/${id}`);
    await expect(page.getByRole('link', { name: 'Sessions' })).toBeVisible();
    await page.keyboard.press('2');
    await expect(page).toHaveURL(`/admin/users/${id}?tab=sessions`);
    await page.keyboard.press('u');
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press(' ');
    await expect(page).toHaveURL(/\/admin\/users\?peek=/);
    await page.keyboard.press('/');
    await page.keyboard.type('jjg');
    await expect(page.getByRole('searchbox', { name: 'Email' })).toHaveValue('jjg');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(page).toHaveURL('/admin/actions');
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: /^Single keys/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    await expect(page).toHaveURL('/admin/actions');
  },
);
