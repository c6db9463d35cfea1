import { pngWith } from '~/domain/character-cards/testing/files';
import { cards } from '~/domain/character-cards/testing/cards';
import { letBeMade, letMake } from '../actors/creation/made';
import { character } from '../actors/discovery/characters';
import type { Scene } from './scene';

/** Creating a character, and the characters and pictures of one's own. */
export const creationScenes: readonly Scene[] = [
  { name: 'fan-create-style', looker: 'fan', path: '/create-ai/style' },
  {
    name: 'member-create-draft',
    looker: 'member',
    path: '/create-ai',
    prepare: async (page) => {
      await page.goto('/create-ai/style');
      await page.locator('button[value=surprise]').click();
      await page.waitForURL(/\/create-ai\/summary/);
      return '/create-ai';
    },
  },
  {
    name: 'premium-generating',
    looker: 'premium',
    path: '/generating-ai/of-their-own',
    prepare: async (page) => `/generating-ai/${await letMake(page)}`,
  },
  {
    name: 'premium-my-ai',
    looker: 'premium',
    path: '/my-ai',
    prepare: async (page) => {
      await letBeMade(page);
      return '/my-ai';
    },
  },
  {
    name: 'premium-my-ai-edit',
    looker: 'premium',
    path: '/my-ai/of-their-own',
    prepare: async (page) => `/my-ai/${await letBeMade(page)}`,
  },
  {
    name: 'premium-my-ai-card',
    looker: 'premium',
    path: '/my-ai/of-their-own/card',
    prepare: async (page) => `/my-ai/${await letBeMade(page)}/card`,
  },
  { name: 'fan-import-card', looker: 'fan', path: '/my-ai/import' },
  {
    name: 'fan-import-card-draft',
    looker: 'fan',
    path: '/my-ai/import/of-their-own',
    prepare: async (page) => {
      const buffer = pngWith(cards['all fields of version 2']);
      await page.goto('/my-ai/import');
      await page
        .locator('input[name=card]')
        .setInputFiles({ name: 'mira.card.png', mimeType: 'image/png', buffer });
      await page.locator('form:has(input[name=card]) button[type=submit]').click();
      await page.waitForURL(/\/my-ai\/import\/.+/);
      return new URL(page.url()).pathname;
    },
  },
  { name: 'fan-pictures', looker: 'fan', path: '/pictures' },
  { name: 'fan-pictures-of-one', looker: 'fan', path: `/pictures/${character(5).slug}` },
];
