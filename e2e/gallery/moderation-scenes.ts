import type { Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import { composer } from '../actors/chat/chat';
import { newAppeal, newIncident, newMinorIncident } from '../actors/chat/strikes';
import { newNotice } from '../actors/discovery/notices';
import type { Scene } from './scene';

const flag = async () => `/admin/flags/${await newIncident()}`;
const appeal = async () => `/admin/appeals/${await newAppeal()}`;
const queue = (path: string) => async () => {
  await newAppeal();
  await newMinorIncident();
  return path;
};

const openWords = async (page: Page) => {
  await page.getByRole('button', { name: 'Open the evidence' }).click();
  await page.getByRole('heading', { name: 'What you can do' }).waitFor();
  // On a small phone the button is below the first screen, so the page has scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
};

/** Pages of moderation, for staff and for the users concerned. */
export const moderationScenes: readonly Scene[] = [
  { name: 'staff-flags', looker: 'staff', path: '/admin/flags', prepare: queue('/admin/flags') },
  {
    name: 'staff-flags-none-of-these',
    looker: 'staff',
    path: '/admin/flags?severity=medium&language=pt',
  },
  {
    name: 'staff-flag-opened',
    looker: 'staff',
    path: '/admin/flags',
    prepare: flag,
    arrange: openWords,
  },
  {
    name: 'staff-actions',
    looker: 'staff',
    path: '/admin/actions',
    prepare: flag,
    async arrange(page) {
      await openWords(page);
      await page.goto('/admin/actions');
      await page.locator('table summary').first().click();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'staff-payments', looker: 'staff', path: '/admin/payments' },
  {
    name: 'staff-list-beside',
    looker: 'staff',
    path: '/admin/flags',
    prepare: queue('/admin/flags'),
    async arrange(page) {
      // The panel is beside the list from 1100 px on; below, a row leads to its page.
      const look = page.getByRole('link', { name: /^Look at/ }).first();
      if (await look.isVisible()) await look.click();
      else await page.getByRole('rowheader').first().getByRole('link').click();
      await page.waitForURL(/peek=|flags\/[0-9a-f-]+$/);
    },
  },
  {
    name: 'staff-list-narrowed',
    looker: 'staff',
    path: '/admin/flags?severity=high&wings=2&columns=kind,severity',
    prepare: queue('/admin/flags?wings=2&columns=kind,severity'),
  },
  { name: 'staff-new-plan', looker: 'staff', path: '/admin/club-plans/new' },
  {
    name: 'staff-appeals',
    looker: 'staff',
    path: '/admin/appeals',
    prepare: queue('/admin/appeals'),
  },
  {
    name: 'staff-appeal-opened',
    looker: 'staff',
    path: '/admin/appeals',
    prepare: appeal,
    arrange: openWords,
  },
  {
    name: 'staff-notices',
    looker: 'staff',
    path: '/admin/notices',
    prepare: async () => {
      await newNotice();
      return '/admin/notices';
    },
  },
  {
    name: 'staff-notice-opened',
    looker: 'staff',
    path: '/admin/notices/opened',
    prepare: async () => `/admin/notices/${await newNotice()}`,
    arrange: openWords,
  },
  { name: 'visitor-notice-of-images', looker: 'visitor', path: '/report/intimate-image' },
  { name: 'paused-standing', looker: 'paused', path: '/settings/standing' },
  {
    name: 'paused-appeals',
    looker: 'paused',
    path: '/settings/standing',
    arrange: async (page) => {
      await page.locator('summary').filter({ hasText: 'Appeal' }).first().click();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'paused-chat',
    looker: 'paused',
    path: `/chats/${character(5).slug}`,
    mustSee: composer,
  },
];
