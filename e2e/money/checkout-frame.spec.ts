import type { FrameLocator, Page } from '@playwright/test';
import { sample } from '~/tests/testing/sample';
import { chargesOf, openPack, payButton, typeCard } from '../actors/money/checkout';
import { holdBack } from '../actors/hold-back';
import { orderPack } from '../actors/money/orders';
import { untilHydrated } from '../actors/pages';
import { makeCardholder } from '../actors/money/regulars';
import { screens } from '../gallery/scene';
import { expect, test } from '../test';

const approved = '4242424242424242';
const frames = '**/frame/*';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ member }, use) => use(member.state),
});

const frameOf = (page: Page): FrameLocator => page.frameLocator('[data-card-frame] iframe');
const cardNumber = (page: Page) => frameOf(page).getByLabel('Card number');
const paid = (page: Page) => page.getByRole('heading', { name: /safe and sound/ });

/** Returns the positions of all controls, by their names. */
const positionsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const top = document.querySelector('[role=dialog]') ?? document.querySelector('main');
    const places: Record<string, number[]> = {};
    for (const element of top?.querySelectorAll('button, a[href], summary, input') ?? []) {
      const { x, y, width } = element.getBoundingClientRect();
      const isSeen = width > 1 && element.checkVisibility({ visibilityProperty: true });
      const name = element.getAttribute('aria-label') ?? element.getAttribute('name');
      const key = `${element.tagName} ${name} ${element.getAttribute('value')} ${element.textContent}`;
      if (isSeen) places[key] = [Math.round(x), Math.round(y)];
    }
    return places;
  });

interface State {
  name: string;
  parameters: Record<string, string>;
  hasSavedCards?: boolean;
  isReady: (page: Page) => Promise<unknown>;
}

const states: State[] = [
  { name: 'a new card', parameters: {}, isReady: (page: Page) => cardNumber(page).waitFor() },
  { name: 'saved cards', parameters: {}, hasSavedCards: true, isReady: untilHydrated },
  { name: 'crypto', parameters: { pay: 'crypto' }, isReady: untilHydrated },
];

/** The viewports of this run; each is drawn every other landing. */
const drawnScreens = sample(screens, 2);

for (const { name, parameters, hasSavedCards, isReady } of states) {
  test(`${name}: nothing that can be pressed moves as scripts and frame come`, async ({ page }) => {
    test.slow();
    if (hasSavedCards) await page.context().addCookies((await makeCardholder()).state.cookies);
    const order = await orderPack(page);
    const meta = Object.entries({ order, ...parameters }).map(([key, value]) => [
      `checkoutModal.${key}`,
      value,
    ]);
    const addresses = [
      `/checkout/${order}?${new URLSearchParams(parameters)}`,
      `/characters?${new URLSearchParams([['modal', 'checkoutModal'], ...meta])}`,
    ];
    for (const viewport of drawnScreens) {
      await page.setViewportSize(viewport);
      for (const address of addresses) {
        const letGo = await holdBack(page, '**/*.js');
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('button[type=submit][name=means]').last().waitFor();
        const before = await positionsOf(page);
        letGo();
        await isReady(page);
        const afterwards = await positionsOf(page);
        const moved = Object.entries(before).flatMap(([key, place]) => {
          const [there, now] = [String(place), String(afterwards[key] ?? place)];
          return there === now ? [] : `${key}: ${there} to ${now}`;
        });
        expect(moved, `${viewport.width} px, ${address}`).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
  });
}

test('the foot of the modal leaves most of the screen to the content', async ({ page }) => {
  const order = await orderPack(page);
  for (const viewport of [...screens, { width: 640, height: 400 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`/characters?modal=checkoutModal&checkoutModal.order=${order}`);
    await cardNumber(page).waitFor();
    const kept = await payButton(page).evaluate((button) => {
      const foot = button.parentElement;
      if (!foot || getComputedStyle(foot).position !== 'sticky') return 0;
      return foot.offsetHeight / window.innerHeight;
    });
    expect(kept, `${viewport.width} px`).toBeLessThan(0.4);
  }
});

test('a press while the frame opens waits for it, and pays nothing that was not typed', async ({
  page,
}) => {
  const letGo = await holdBack(page, frames);
  const { orderId } = await openPack(page);
  await untilHydrated(page);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeVisible();
  letGo();
  await expect(cardNumber(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(payButton(page)).toBeEnabled();
  await typeCard(page, approved);
  await payButton(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await chargesOf(page, orderId)).toBe(1);
});

test('a press that begins while the frame opens does not end on another control', async ({
  page,
}) => {
  const letGo = await holdBack(page, frames);
  await openPack(page);
  await untilHydrated(page);
  const hosted = page.getByRole('button', { name: 'Pay on the provider’s page' });
  await hosted.hover();
  await page.mouse.down();
  letGo();
  await cardNumber(page).waitFor();
  await page.mouse.up();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page).not.toHaveURL(/\/checkout\//);
});

test('a frame that never loads is abandoned, and opened again on request', async ({ page }) => {
  await page.clock.install();
  await page.route(frames, () => undefined, { times: 1 });
  await openPack(page);
  await untilHydrated(page);
  await expect(page.locator('[data-card-frame] iframe')).toHaveCount(1);
  await page.clock.fastForward(16_000);
  await expect(page.getByText('We couldn’t open the card form.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardNumber(page)).toBeVisible();
});
