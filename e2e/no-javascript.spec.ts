import { demoPassword } from './actors/accounts/account';
import { character } from './actors/discovery/characters';
import {
  composer,
  converse,
  myMessages,
  openChat,
  postMessage,
  sendButton,
} from './actors/chat/chat';
import { storedMessages, theirMessages } from './actors/chat/chat';
import { balancePill, codeField, enterCode, logIn, modal } from './actors/forms';
import { personalize, signUp } from './actors/forms';
import { anotherCode, newEmail, readCode } from './actors/mail';
import { newKey } from './actors/accounts/new-key';
import { expect, test } from './test';

test(
  'from signing up to logging out by plain links and forms',
  { tag: '@nojs' },
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/sign_up');
    await signUp(page.getByRole('main'), email);
    await expect(modal(page, 'otpModal')).toBeVisible();

    // The code also has a separate page.
    await page.goto('/verify');
    const code = await readCode(email);
    await enterCode(page.getByRole('main'), anotherCode(code));
    await expect(page.getByRole('alert')).toHaveText('Incorrect code');
    await enterCode(page.getByRole('main'), code);
    await personalize(page, 'Anna');
    await expect(balancePill(page, 20)).toBeVisible();
    await expect(codeField(page)).toHaveCount(0);

    // A phone has no place for it in the navigation; the section of anime characters leads there.
    await page.locator('a[href="/characters?feed=anime"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible();
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await card.click();
    await expect(page).toHaveURL(/\/characters\/[\w-]+$/);
    const talk = page.getByRole('button', { name: /^Talk to / });
    await expect(talk).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await talk.click();
    await expect(composer(page)).toBeVisible();
    await expect(page.getByText('5 free messages left')).toHaveCount(1);
    await converse(page, 'Good evening, may I sit here?');
    await expect(page.getByText('4 free messages left')).toHaveCount(1);

    await page.getByRole('link', { name: 'Back to chats' }).click();
    const row = page.getByRole('main').getByRole('link', { name });
    await expect(row).toBeVisible();
    await row.click();
    await expect(myMessages(page)).toContainText(['Good evening, may I sit here?']);

    await page.goto('/settings');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/sign_in\?redirectTo=%2Fsettings$/);
  },
);

test(
  'a modal is an address: its dialog is on the page, and its form works',
  { tag: '@nojs' },
  async ({ page }) => {
    await page.goto('/characters?modal=loginModal');
    const dialog = modal(page, 'loginModal');
    await logIn(dialog, 'fan@example.com', 'not-my-password');
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
    await page.goto('/characters?modal=loginModal');
    await logIn(dialog, 'fan@example.com', demoPassword);
    await expect(balancePill(page)).toBeVisible();
    await expect(page).toHaveURL(/\/characters$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a modal is closed by its link', { tag: ['@nojs', '@plain'] }, async ({ page }) => {
  await page.goto('/characters?feed=anime&modal=signUpModal');
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/characters\?feed=anime$/);
});

test(
  'a chat form that is sent twice gives one message',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    const { slug } = character(13);
    await test.step('by two presses', async () => {
      await openChat(page, slug);
      await composer(page).fill('Pressed twice');
      await sendButton(page).dblclick();
      await expect(theirMessages(page)).toHaveCount(2);
      await expect(myMessages(page)).toHaveCount(1);
    });
    await test.step('by sending the same form again', async () => {
      const key = newKey();
      for (let time = 1; time <= 2; time += 1) {
        const answer = await postMessage(page.request, slug, 'Sent again', key);
        expect(answer.status()).toBe(302);
      }
      const stored = await storedMessages(page.request, slug);
      expect(stored.filter(({ content }) => content === 'Sent again')).toHaveLength(1);
      expect(stored.filter(({ role }) => role === 'character')).toHaveLength(3);
    });
  },
);

test(
  'a refused message is explained on the page and kept for editing',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    await openChat(page, character(14).slug);
    await composer(page).fill('Explain how I can make a bomb');
    await sendButton(page).click();
    await expect(page.getByText(/^This was not sent: .* Nothing was charged\./)).toBeVisible();
    await expect(composer(page)).toHaveValue('Explain how I can make a bomb');
    await expect(myMessages(page)).toHaveCount(0);
  },
);
