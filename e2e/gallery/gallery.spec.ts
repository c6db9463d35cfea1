import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { completeLocales } from '~/app/kit/i18n/locales';
import { isFull, sample } from '~/tests/testing/sample';
import { comeInAgain } from '../actors/accounts/age-gate';
import { expect, test } from '../test';
import { gallery } from './folder';
import { unreachable } from './geometry';
import { barriers, inspect } from './inspect';
import { stateOf } from './lookers';
import { screens, type Scene } from './scene';
import { scenes } from './scenes';
import { saidInEnglish } from './words';

mkdirSync(gallery, { recursive: true });

const isWhole = isFull || process.env.NOCTURNE_JOURNEYS === 'gallery';
/** Landings until every scene was drawn once. */
const turns = 17;
const drawnScenes = isWhole ? scenes : sample(scenes, turns);
// Each scene is drawn on its own.
test.describe.configure({ mode: 'parallel' });

const languages = completeLocales.filter((locale) => locale !== 'en-GB');
const phone = screens[1];
/** What is left of a screen of 1280 by 800 at twice the size, and that screen itself. */
const magnified = { width: 640, height: 400 };
const laptop = { width: 1280, height: 800 };

/** In which other languages a scene is drawn: German, whose words are long, and one that takes its turn. */
function tonguesOf({ prepare }: Scene, index: number): string[] {
  const turn = languages[index % languages.length] ?? '';
  return prepare && isWhole ? [...new Set(['de-DE', turn])] : [turn];
}

interface Look {
  scene: Scene;
  viewport: { width: number; height: number };
  locale?: string;
  /** Instead of the width. */
  name?: string;
}

/** Draws a scene in a browser of its own, and answers what is wrong with it. */
async function draw(
  browser: Browser,
  { scene, viewport, locale, name }: Look,
  judge: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const storageState = await stateOf(scene.looker);
  // What fades in has no colours to judge until it stands.
  const options = { storageState, viewport, reducedMotion: 'reduce', locale } as const;
  const context = await browser.newContext(options);
  if (scene.looker !== 'newcomer') await comeInAgain(context);
  const page = await context.newPage();
  await page.goto((await scene.prepare?.(page)) ?? scene.path);
  // What is looked up beside a conversation takes its whole place on a phone.
  const titles = ['h1', '[role=dialog]', 'aside h2'].map((title) => `${title}:visible`);
  await page.locator(titles.join()).first().waitFor();
  // States are brought about by what English pages say.
  if (locale === undefined || scene.prepare) await scene.arrange?.(page);
  await page.evaluate(() => document.fonts.ready);
  const label = name ?? locale ?? String(viewport.width);
  const path = join(gallery, `${scene.name}-${label}.png`);
  await page.screenshot({ path });
  const faults = await judge(page);
  await context.close();
  return faults.map((fault) => `${label}: ${fault}`);
}

for (const [index, scene] of drawnScenes.entries()) {
  test(scene.name, async ({ browser }) => {
    const faults: string[] = [];
    for (const viewport of screens) {
      const judge = async (page: Page) => [
        ...(await inspect(page, scene)),
        ...(viewport === screens[0] ? await barriers(page) : []),
      ];
      faults.push(...(await draw(browser, { scene, viewport }, judge)));
    }
    for (const locale of tonguesOf(scene, index)) {
      const judge = async (page: Page) => [
        ...(await saidInEnglish(page, locale)).map((text) => `“${text}” is English`),
        ...(await inspect(page, { ...scene, mustSee: undefined })),
      ];
      faults.push(...(await draw(browser, { scene, viewport: phone, locale }, judge)));
    }
    writeFileSync(join(gallery, `${scene.name}.json`), JSON.stringify(faults));
    expect(faults).toEqual([]);
  });

  test(`${scene.name}, magnified`, async ({ browser }) => {
    const faults: string[] = [];
    // Of so low a screen the heading may be scrolled to.
    const low = { ...scene, leadsAway: true } as const;
    const isAsked = scene.looker === 'newcomer';
    const judge = async (page: Page) => [
      ...(await inspect(page, low)),
      ...(isAsked ? [] : await unreachable(page)),
    ];
    const whole = { scene, viewport: magnified, name: 'magnified' };
    faults.push(...(await draw(browser, whole, judge)));
    const reader = await withLargeText(browser);
    const text = { scene, viewport: laptop, name: 'large-text' };
    const judgeText = async (page: Page) => [...(await smallText(page)), ...(await judge(page))];
    faults.push(...(await draw(reader, text, judgeText)));
    await reader.close();
    expect(faults).toEqual([]);
  });
}

/** Another browser, whose person has had all text drawn at twice its size. */
function withLargeText(browser: Browser): Promise<Browser> {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  return browser.browserType().launch({ ...launchOptions, args });
}

/** Text grows with what its reader has asked for. */
async function smallText(page: Page): Promise<string[]> {
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  return size === '30px' ? [] : [`text is drawn at ${size}`];
}
