import type { APIRequestContext } from '@playwright/test';
import { cast } from './characters';
import { postMessage } from './chat';

export const trialMessages = 5;
const welcomeTokens = 20;
const messagePrice = 2;

/** Lets a new member write, to one character each, until neither free messages nor tokens are left. */
export async function emptyPurse(site: APIRequestContext): Promise<void> {
  const affordable = cast.slice(0, trialMessages + welcomeTokens / messagePrice);
  await Promise.all(affordable.map(({ slug }) => postMessage(site, slug, 'Good evening')));
}
