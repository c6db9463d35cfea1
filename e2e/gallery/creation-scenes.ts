import type { Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import type { Scene } from './scene';

/** Returns the path of a character of one's own under an address, by its name in "My AI". */
const own = (name: string, to: (slug: string) => string) => async (page: Page) => {
  await page.goto('/my-ai');
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  return to(href?.split('/').at(-1) ?? '');
};

/** Creating a character, and the characters and pictures of one's own. */
export const creationScenes: readonly Scene[] = [
  { name: 'fan-create-style', looker: 'fan', path: '/create-ai/style' },
  {
    name: 'member-create-draft',
    looker: 'member',
    path: '/create-ai',
    prepare: async (page) => {
      await page.goto('/create-ai/style');
      await page.getByRole('button', { name: 'Surprise me' }).click();
      await page.waitForURL(/\/create-ai\/summary/);
      return '/create-ai';
    },
  },
  {
    name: 'fan-generating',
    looker: 'fan',
    path: '/generating-ai/sefa-lindgren',
    prepare: own('Sefa Lindgren', (slug) => `/generating-ai/${slug}`),
  },
  { name: 'fan-my-ai', looker: 'fan', path: '/my-ai' },
  {
    name: 'fan-my-ai-edit',
    looker: 'fan',
    path: '/my-ai/odile-ferrant',
    prepare: own('Odile Ferrant', (slug) => `/my-ai/${slug}`),
  },
  { name: 'fan-pictures', looker: 'fan', path: '/pictures' },
  { name: 'fan-pictures-of-one', looker: 'fan', path: `/pictures/${character(5).slug}` },
];
