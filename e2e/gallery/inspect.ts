import type { Page } from '@playwright/test';
import { violations } from '../actors/violations';
import { firstScreen, isInSight, misplaced } from './geometry';
import type { Scene } from './scene';
import { rawCodes } from './words';

/** With fewer letters in the first screen, the page looks as if it had not loaded. */
const fewestLetters = 15;

/** Returns faults in the position of required elements: the heading and the scene's own. */
async function hidden(page: Page, { mustSee, mayHideHeading }: Scene): Promise<string[]> {
  const faults: string[] = [];
  const dialog = page.getByRole('dialog').last();
  const place = (await dialog.isVisible()) ? dialog : page.locator('main');
  const heading = place.getByRole('heading').first();
  const box = (await heading.count()) > 0 ? await heading.boundingBox() : null;
  const isForEyes = (box?.width ?? 0) > 1;
  if (isForEyes && !mayHideHeading && !(await heading.evaluate(isInSight)))
    faults.push('the heading is hidden');
  if (mustSee && !(await mustSee(page).evaluate(isInSight))) {
    faults.push('what is needed is hidden');
  }
  return faults;
}

/**
 * Checks that a chat opens at its end, unless its address names a message in it: the last message, or the
 * last choice of the note below it.
 */
async function lostEnd(page: Page): Promise<string[]> {
  const { pathname, searchParams } = new URL(page.url());
  if (!pathname.startsWith('/chats/') || searchParams.has('message')) return [];
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  const choices = page.getByRole('region', { name: 'Who writes here' }).getByRole('button');
  const last = ((await choices.count()) > 0 ? choices : messages).last();
  if ((await last.count()) === 0) return [];
  return last.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = bottom > 0 && (top + bottom) / 2 < window.innerHeight;
    return isSeen ? [] : ['the last message is out of sight'];
  });
}

/**
 * Returns the faults of a page in its current state, in words; without the WCAG rules, which take longest.
 */
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

/** Returns the violations of WCAG rules on a page. */
export const barriers = async (page: Page): Promise<string[]> =>
  (await violations(page)).map((violation) => violation.replaceAll('\n', ' '));
