import type { Page } from '@playwright/test';
import { violations } from '../actors/violations';
import { firstScreen, isInSight, misplaced } from './geometry';
import type { Scene } from './scene';
import { rawCodes } from './words';

/** Fewer letters than this in the first screen, and somebody wonders whether anything has come. */
const fewestLetters = 15;

/** What is wrong with the place of what must be seen: the heading, and whatever the scene names. */
async function hidden(page: Page, { mustSee, leadsAway }: Scene): Promise<string[]> {
  const faults: string[] = [];
  const dialog = page.getByRole('dialog').last();
  const place = (await dialog.isVisible()) ? dialog : page.locator('main');
  const heading = place.getByRole('heading').first();
  const box = (await heading.count()) > 0 ? await heading.boundingBox() : null;
  const isForEyes = (box?.width ?? 0) > 1;
  if (isForEyes && !leadsAway && !(await heading.evaluate(isInSight)))
    faults.push('the heading is hidden');
  if (mustSee && !(await mustSee(page).evaluate(isInSight))) {
    faults.push('what is needed is hidden');
  }
  return faults;
}

/** A conversation opens at its end, unless its address names a place in it. */
async function lostEnd(page: Page): Promise<string[]> {
  const { pathname, searchParams } = new URL(page.url());
  if (!pathname.startsWith('/chats/') || searchParams.has('message')) return [];
  const last = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last();
  if ((await last.count()) === 0) return [];
  return last.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = bottom > 0 && (top + bottom) / 2 < window.innerHeight;
    return isSeen ? [] : ['the last message is out of sight'];
  });
}

/** What is wrong with a page as it stands there, in words; WCAG's rules apart, which take longest. */
export async function inspect(page: Page, scene: Scene): Promise<string[]> {
  const seen = await firstScreen(page);
  return [
    ...(await misplaced(page)),
    ...(seen < fewestLetters ? [`the first screen is all but blank (${seen} letters)`] : []),
    ...(await hidden(page, scene)),
    ...(await lostEnd(page)),
    ...(await rawCodes(page)).map((code) => `“${code}” is a key or code`),
  ];
}

/** What keeps people from using a page, by WCAG's rules. */
export const barriers = async (page: Page): Promise<string[]> =>
  (await violations(page)).map((violation) => violation.replaceAll('\n', ' '));
