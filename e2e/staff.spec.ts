import { character } from './actors/discovery/characters';
import { converse, openLiveChat } from './actors/chat/chat';
import { codeField, emailField } from './actors/forms';
import { listLetters, newEmail } from './actors/mail';
import { newKey } from './actors/accounts/new-key';
import { hireStaff, signInAsStaff } from './actors/accounts/staff';
import { expect, test } from './test';

test('staff sign in by a code from their mail, and out', { tag: '@nojs' }, async ({ page }) => {
  const email = await hireStaff();
  await signInAsStaff(page, email);
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('main')).toContainText('Super admin');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(emailField(page)).toBeVisible();
  await page.goto('/ops/queues');
  await expect(page).toHaveURL(/\/admin$/);
});

test(
  'does not reveal whether an address belongs to a member of staff',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    const stranger = newEmail();
    await page.goto('/admin');
    await emailField(page).fill(stranger);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Sign-in code')).toBeVisible();
    await expect(page.getByText(`If ${stranger} belongs to a member of staff`)).toBeVisible();
    await page.getByLabel('Sign-in code').fill('00000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Incorrect code');
    expect(await listLetters(stranger)).toEqual([]);
    await expect(codeField(page)).toHaveCount(0);
  },
);

test.describe('the queues', () => {
  test('are closed to visitors', async ({ page }) => {
    for (const path of ['/ops/queues', '/ops/queues/queue/chat', '/ops/queues/api/queues']) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()['location']).toBe('/admin');
    }
  });

  test.describe('for a member', () => {
    test.use({ storageState: async ({ fan }, use) => use(fan.state) });

    test('are closed as well', async ({ page }) => {
      await page.goto('/ops/queues');
      await expect(page).toHaveURL(/\/admin$/);
      await expect(emailField(page)).toBeVisible();
    });
  });

  test.describe('for staff', () => {
    test.use({ storageState: async ({ staff }, use) => use(staff.state) });

    test('show the jobs without the text that users wrote', async ({ page }) => {
      // In the back office, staff count as visitors of the site.
      const words = `Between you and me ${newKey()}`;
      await openLiveChat(page, character(20).slug);
      await converse(page, words);

      await page.goto('/admin');
      await page.getByRole('link', { name: /^Job queues Background/ }).click();
      await expect(page).toHaveURL(/\/ops\/queues$/);
      await page.goto('/ops/queues/queue/guest-chat?status=completed');
      await expect(page.getByText('"[sealed]"').first()).toBeVisible();
      await expect(page.getByText('send-message').first()).toBeVisible();
      await expect(page.getByText(words)).toHaveCount(0);
      for (const queue of ['chat', 'guest-chat', 'replies', 'guest-replies', 'mail']) {
        const list = `/ops/queues/api/queues?activeQueue=${queue}&status=completed&jobsPerPage=50`;
        const answer = await page.request.get(list);
        const text = await answer.text();
        expect(text).not.toContain(words);
        expect(text).not.toContain('sealed:');
      }
    });
  });
});
