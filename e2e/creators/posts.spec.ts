import { comeInAgain } from '../actors/accounts/age-gate';
import { joinWithTwin } from '../actors/creators/models';
import { modal } from '../actors/forms';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test(
  'a creator has pictures made for a draft and publishes two, which a fan then sees',
  { tag: '@layout' },
  async ({ page, context, browser, fan }) => {
    const caption = 'Two from the last train';
    const { state, slug } = await joinWithTwin('Odalys Brandt');
    await context.addCookies(state.cookies);

    await page.goto('/verified-model/posts');
    await expect(page.getByText('No posts yet')).toBeVisible();
    await page.getByRole('link', { name: 'New post' }).click();
    await modal(page, 'addAssetsToPostModal')
      .getByRole('button', { name: /Generate image/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/character post Odalys/);
    await page.getByText('4 images', { exact: true }).click();
    await page.getByLabel('What should they show?').fill('reading a letter at a window');
    await page.getByRole('button', { name: 'Make 4' }).click();

    const take = page.getByRole('button', { name: /add it to the post$/ });
    await expect(take).toHaveCount(4, { timeout: 60_000 });
    await page.getByRole('button', { name: /^Picture 3:/ }).click();
    await expect(page.getByText('1 chosen')).toBeVisible();
    await page.getByRole('button', { name: /^Picture 1:/ }).click();
    await expect(page.getByText('2 chosen, in this order')).toBeVisible();
    await page.getByLabel('Caption').fill(caption);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish 2' }).click();
    await expect(page.getByText('Your post is published')).toBeVisible();

    await page.goto('/verified-model/posts');
    await expect(page.getByRole('link', { name: `Open ${caption}` })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const theirs = await browser.newContext({ storageState: fan.state });
    await comeInAgain(theirs);
    const profile = await theirs.newPage();
    await profile.goto(`/characters/${slug}`);
    await expect(profile.getByText(caption).first()).toBeVisible();
    await theirs.close();
  },
);
