import { offerAuthor, otherModel } from '../actors/chat/authors';
import { converse, openChat, theirMessages } from '../actors/chat/chat';
import { character } from '../actors/discovery/characters';
import { expect, test } from '../test';

test.describe('a fan whose character could be written by another model', () => {
  test.use({ storageState: async ({ premium }, use) => use(premium.state) });

  test(
    'compares one reply, takes the other one, and goes back later',
    { tag: '@nojs' },
    async ({ page, premium }) => {
      test.slow();
      const { slug } = character(43);
      await openChat(page, slug);
      await converse(page, 'I have a boat called Petrel.');
      await offerAuthor(premium.email, slug);
      await page.goto(`/chats/${slug}`);

      const note = page.getByRole('region', { name: 'Who writes here' });
      await expect(note).toContainText(otherModel);
      const replies = await theirMessages(page).count();
      await note.getByRole('button', { name: 'Compare one reply' }).click();
      await expect(note.getByText('The last reply in two versions')).toBeVisible();
      const words = await note
        .getByRole('group', { name: otherModel })
        .locator('p')
        .last()
        .innerText();
      await note.getByRole('button', { name: 'Take this and change' }).click();
      await expect(note).toHaveCount(0);
      await expect(theirMessages(page)).toHaveCount(replies);
      await expect(theirMessages(page).last()).toContainText(words);

      await page
        .getByRole('link', { name: /Options for your chat/ })
        .last()
        .click();
      await page.getByText('Who writes here', { exact: true }).last().click();
      await page.getByRole('button', { name: 'Go back to persona' }).click();
      await expect(page).toHaveURL(new RegExp(`/chats/${slug}(#latest)?$`));
      await expect(note).toHaveCount(0);
    },
  );
});
