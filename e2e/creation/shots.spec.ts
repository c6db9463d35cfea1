import { mkdirSync } from 'node:fs';
import { expect, test } from '../test';
const out = '/tmp/h/ca-shots';
mkdirSync(out, { recursive: true });
const steps = ['style','ethnicity','age','eyes','hair','hair-color','body','figure','personality','voice','occupation','hobbies','relationship','name','summary'];
test('shots', { tag: ['@phone'] }, async ({ browser, member }) => {
  test.setTimeout(900_000);
  const context = await browser.newContext({ storageState: member.state, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const shot = async (name: string) => {
    for (const [w, h] of [[390, 844], [1440, 900]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${out}/${name}-${w}.png` }).catch(() => undefined);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  const attempt = async (name: string, act: () => Promise<unknown>) => {
    try { await act(); } catch (error) { console.log('FAILED', name, String(error).slice(0, 400)); }
  };
  await page.goto('/create-ai');
  await page.getByRole('radio', { name: 'Realistic' }).check({ force: true });
  await page.getByRole('radio', { name: 'A woman' }).check({ force: true });
  await shot('01-style');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/ethnicity$/);
  await shot('02-ethnicity');
  await page.goto('/create-ai'); await shot('00-draft');
  await page.goto('/create-ai/ethnicity');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/summary$/);
  for (const [i, step] of steps.entries()) {
    if (i === 0) continue;
    await attempt(step, async () => { await page.goto(`/create-ai/${step}`); await page.waitForTimeout(800); await shot(`${String(i + 1).padStart(2, '0')}-${step}`); });
  }
  await attempt('myai', async () => { await page.goto('/my-ai'); await shot('20-my-ai-draft'); });
  await attempt('make', async () => {
    await page.goto('/create-ai/summary');
    await page.getByRole('button', { name: /^Make / }).click();
    await expect(page).toHaveURL(/generating-ai/);
    await page.waitForTimeout(6000);
    await shot('21-generating');
    for (let n = 0; n < 60; n += 1) { await page.reload(); if (await page.getByRole('link', { name: /^Say hello/ }).count()) break; await page.waitForTimeout(3000); }
    await page.waitForTimeout(1500);
    await shot('22-generated');
  });
  await attempt('edit', async () => { await page.goto('/my-ai'); await page.waitForTimeout(800); await shot('23-my-ai'); await page.getByRole('link', { name: /^Edit / }).click(); await page.waitForTimeout(1000); await page.screenshot({ path: `${out}/24-edit-390.png`, fullPage: true }); });
  await attempt('home', async () => { await page.goto('/'); await page.waitForTimeout(800); await shot('25-home'); await page.goto('/notifications'); await shot('26-bell'); });
  await attempt('pictures', async () => {
    await page.goto('/pictures'); await shot('30-pictures-empty');
    await page.goto('/pictures?modal=generateImageChooseCharacter'); await page.waitForTimeout(1000); await shot('31-choose');
    await page.locator('[data-modal] a[href^="/pictures/"], [role=dialog] a[href^="/pictures/"]').first().click();
    await page.waitForTimeout(1000); await shot('32-prompt');
    await page.getByRole('textbox').first().fill('Walking back in the rain');
    await page.getByRole('button', { name: 'Light' }).click();
    await page.getByText('Neon', { exact: true }).click();
    await shot('33-prompt-filled');
    await page.getByRole('button', { name: /^Make one/ }).click();
    await page.waitForTimeout(3000); await shot('34-progress');
    for (let n = 0; n < 30; n += 1) { await page.reload(); if (await page.getByRole('button', { name: 'Delete' }).count()) break; await page.waitForTimeout(3000); }
    await page.waitForTimeout(1000); await shot('35-result'); await page.goto('/pictures'); await page.waitForTimeout(800); await shot('36-pictures');
  });
});
test('demo', { tag: ['@phone'] }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/sign_in');
  try {
    await page.getByRole('main').getByLabel('Email').fill('fan@example.com');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('demo1234');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForTimeout(3000);
    await page.goto('/my-ai'); await page.waitForTimeout(1500); await page.screenshot({ path: `${out}/40-fan-my-ai.png` });
    await page.locator('a[href^="/generating-ai/tove"]').first().click(); await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}/41-failed-390.png` });
    await page.setViewportSize({ width: 1440, height: 900 }); await page.screenshot({ path: `${out}/41-failed-1440.png` });
  } catch (error) { console.log('FAILED demo', String(error).slice(0, 400)); }
});
