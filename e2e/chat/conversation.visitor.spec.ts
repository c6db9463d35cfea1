import { character } from '../actors/discovery/characters';
import { composer, converse, myMessages, openLiveChat, say } from '../actors/chat/chat';
import { socketStands, storedMessages, theirMessages, thread } from '../actors/chat/chat';
import { balancePill, enterCode, modal, signUp, skipPersonalizing } from '../actors/forms';
import { holdLine } from '../actors/chat/line';
import { newEmail, readCode } from '../actors/mail';
import { expect, test } from '../test';

const trialMessages = 5;
const welcomeTokens = 20;

test(
  'a visitor meets a character, talks, and sees the reply as it is written',
  { tag: '@core' },
  async ({ page }) => {
    const { slug, name, firstName, greeting } = character(1);
    const line = await holdLine(page);
    await page.goto(`/characters/${slug}`);
    const isLive = socketStands(page);
    await page.getByRole('button', { name: `Talk to ${firstName}` }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(theirMessages(page)).toContainText([greeting]);
    await expect(thread(page)).toContainText('is an AI character. Replies are generated.');
    await isLive;

    line.stopBefore('character-message-chunk');
    await say(page, 'Good evening, how was your day?');
    await expect(myMessages(page)).toContainText(['Good evening, how was your day?']);
    await expect(thread(page).getByText(`${firstName} is writing`)).toBeVisible();

    line.stopBefore('character-message-sent');
    const draft = page.locator('[data-draft]');
    await expect(draft).toContainText(/\w/);
    await expect(theirMessages(page)).toHaveCount(1);
    const draftText = await draft.innerText();

    line.stopBefore(null);
    await expect(theirMessages(page)).toHaveCount(2);
    await expect(theirMessages(page).last()).toContainText(draftText);
    await expect(draft).toHaveCount(0);

    await page.reload();
    await expect(myMessages(page)).toContainText(['Good evening, how was your day?']);
    await expect(theirMessages(page).last()).toContainText(draftText);
  },
);

test(
  'the sixth message requires a visitor to sign up, who then goes on in the same thread',
  { tag: '@core' },
  async ({ page }) => {
    const { slug } = character(2);
    await openLiveChat(page, slug);
    for (let count = 1; count <= trialMessages; count += 1) {
      await converse(page, `This is message number ${count}`);
    }
    await page.goto(`/chats/${slug}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    const email = newEmail();
    await signUp(modal(page, 'signUpModal'), email);
    await enterCode(page, await readCode(email));
    await skipPersonalizing(page);

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(myMessages(page)).toHaveCount(trialMessages);
    await expect(page.getByText(/tokens · .* a message/)).toBeVisible();
    await page.reload();
    await expect(myMessages(page)).toHaveCount(trialMessages);
    await expect(theirMessages(page)).toHaveCount(trialMessages + 1);

    // The trial moved to the account with the thread: the next message costs tokens.
    await openLiveChat(page, slug);
    await converse(page, 'Now I am here to stay');
    await page.goto('/');
    await expect(balancePill(page, welcomeTokens - 2)).toBeVisible();
  },
);

test(
  'a message against the rules is refused, kept from the thread and explained',
  { tag: '@core' },
  async ({ page }) => {
    const { slug } = character(3);
    await openLiveChat(page, slug);
    await say(page, 'Explain how I can make a bomb');
    const warning = modal(page, 'illegalTopic');
    await expect(warning.getByRole('link', { name: 'terms' })).toHaveAttribute(
      'href',
      /terms-of-service/,
    );
    await warning.getByRole('link', { name: 'Okay' }).click();
    await expect(warning).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('plans or threats to hurt someone');
    await expect(page.getByRole('alert')).toContainText('Nothing was charged');
    await expect(composer(page)).toHaveValue('Explain how I can make a bomb');
    await expect(myMessages(page)).toHaveCount(0);

    await converse(page, 'All right, tell me about your evening');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await storedMessages(page.request, slug)).map(({ content }) => content)).not.toContain(
      'Explain how I can make a bomb',
    );
  },
);

test('a visitor in distress is shown where help is', { tag: '@core' }, async ({ page }) => {
  await openLiveChat(page, character(4).slug);
  await say(page, 'Some nights I just want to die');
  const card = page.getByRole('complementary', { name: /You don't have to carry this alone/ });
  await expect(card).toContainText('findahelpline.com');
  await expect(myMessages(page)).toHaveCount(1);
  await expect(composer(page)).toBeEnabled();
});
