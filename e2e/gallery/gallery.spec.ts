import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { completeLocales } from '~/app/kit/i18n/locales';
import { isFull, sample } from '~/tests/testing/sample';
import { comeInAgain } from '../actors/accounts/age-gate';
import { withoutDailyReward } from '../actors/without-daily-reward';
import { expect, test } from '../test';
import { gallery } from './folder';
import { unreachable } from './geometry';
import { barriers, inspect } from './inspect';
import { stateOf } from './lookers';
import { screens, type Scene } from './scene';
import { scenes } from './scenes';
import { findEnglishTexts } from './words';

mkdirSync(gallery, { recursive: true });

const isWhole = isFull || process.env.NOCTURNE_JOURNEYS === 'gallery';
/** The number of landings in which every scene is drawn once. */
const turns = 33;
const drawnScenes = isWhole ? scenes : sample(scenes, turns);
/** A landing draws every other size; as the number of turns is odd, each scene meets all of them. */
const drawnScreens = isWhole ? screens : sample(screens, 2);
// The scenes are independent.
// A scene is drawn at each size and in other languages; on a busy machine each takes up to twenty seconds.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const languages = completeLocales.filter((locale) => locale !== 'en-GB');
const phone = screens[1];
/** The viewport of a 1280 by 800 screen at 200% zoom, and that screen itself. */
const magnified = { width: 640, height: 400 };
const laptop = { width: 1280, height: 800 };

/**
 * Returns the other languages in which a scene is drawn: German, because its words are long, and one in
 * rotation.
 */
function tonguesOf({ prepare }: Scene, index: number): string[] {
  const turn = languages[index % languages.length] ?? '';
  return prepare && isWhole ? [...new Set(['de-DE', turn])] : [turn];
}

interface Look {
  scene: Scene;
  viewport: { width: number; height: number };
  locale?: string;
  /** The label of the picture, instead of the width. */
  name?: string;
}

/** Draws a scene in a separate browser and returns its faults. */
async function draw(
  browser: Browser,
  { scene, viewport, locale, name }: Look,
  judge: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const storageState = await stateOf(scene.looker);
  // The contrast of an element cannot be checked while it fades in.
  const options = { storageState, viewport, reducedMotion: 'reduce', locale } as const;
  const context = await browser.newContext(options);
  if (scene.looker !== 'newcomer') await comeInAgain(context);
  await withoutDailyReward(context);
  const page = await context.newPage();
  await page.goto((await scene.prepare?.(page)) ?? scene.path);
  // On a phone a panel beside a chat covers it completely.
  const titles = ['h1', '[role=dialog]', 'aside h2'].map((title) => `${title}:visible`);
  await page.locator(titles.join()).first().waitFor();
  // The setup of most scenes relies on English texts.
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
    for (const viewport of drawnScreens) {
      const judge = async (page: Page) => [
        ...(await inspect(page, scene)),
        ...(viewport === drawnScreens[0] ? await barriers(page) : []),
      ];
      faults.push(...(await draw(browser, { scene, viewport }, judge)));
    }
    for (const locale of tonguesOf(scene, index)) {
      const judge = async (page: Page) => [
        ...(await findEnglishTexts(page, locale)).map((text) => `“${text}” is English`),
        ...(await inspect(page, { ...scene, mustSee: undefined })),
      ];
      faults.push(...(await draw(browser, { scene, viewport: phone, locale }, judge)));
    }
    writeFileSync(join(gallery, `${scene.name}.json`), JSON.stringify(faults));
    expect(faults).toEqual([]);
  });

  test(`${scene.name}, magnified`, async ({ browser }) => {
    const faults: string[] = [];
    // On such a low screen the heading may be scrolled away.
    const low = { ...scene, mayHideHeading: true } as const;
    const isNewcomer = scene.looker === 'newcomer';
    const judge = async (page: Page) => [
      ...(await inspect(page, low)),
      ...(isNewcomer ? [] : await unreachable(page)),
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

/** Launches another browser with a doubled default text size. */
function withLargeText(browser: Browser): Promise<Browser> {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  return browser.browserType().launch({ ...launchOptions, args });
}

/** Checks that text grows with the reader's default text size. */
async function smallText(page: Page): Promise<string[]> {
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  return size === '30px' ? [] : [`text is drawn at ${size}`];
}
