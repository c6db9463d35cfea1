import type { Page } from '@playwright/test';
import { modal } from '../actors/forms';
import { makeSubscriber } from '../actors/money/regulars';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const leaving = (page: Page) => modal(page, 'cancelPremium');
const goOn = (page: Page) => leaving(page).getByRole('button', { name: 'Continue' }).click();
const isAt = (page: Page, name: string) =>
  expect(leaving(page).getByRole('heading', { name, level: 2 })).toBeVisible();

test(
  'sees other plans, leaves Premium by every step, and finds the typed text again',
  { tag: '@nojs' },
  async ({ page, context }) => {
    const { state } = await makeSubscriber({ renews: true, months: 3 });
    await context.addCookies(state.cookies);
    await page.goto('/settings');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Premium and receipts' }).click();
    await main.getByRole('link', { name: 'Cancel Premium' }).click();
    await isAt(page, 'Cancel Premium?');
    await leaving(page).getByRole('button', { name: 'see smaller plans and tell us why' }).click();
    await isAt(page, 'What you’d miss');
    await expect(page).toHaveURL(/cancelPremium\.step=2$/);
    await goOn(page);
    await isAt(page, 'What would make you stay?');
    await leaving(page).getByRole('textbox').fill('More rain, fewer reminders.');
    await goOn(page);
    await isAt(page, 'Something smaller?');
    expect(await violations(page)).toEqual([]);
    await leaving(page).getByRole('link', { name: 'Back' }).click();
    await expect(leaving(page).getByRole('textbox')).toHaveValue('More rain, fewer reminders.');
    await goOn(page);
    await isAt(page, 'Something smaller?');
    await goOn(page);
    await isAt(page, 'Why are you leaving?');
    await leaving(page).getByRole('radio', { name: 'For my privacy' }).check();
    expect(await violations(page)).toEqual([]);
    await leaving(page).getByRole('button', { name: 'Cancel now' }).click();
    await isAt(page, 'Cancelled');
    await expect(page).toHaveURL(/cancelPremium\.step=6$/);
    await leaving(page).getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Cancel Premium' }),
    ).toBeVisible();
  },
);
