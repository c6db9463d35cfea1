import type { Page } from '@playwright/test';
import { emailOf, letPlay, letSpin } from '../actors/play/quests';
import { modal } from '../actors/forms';
import type { Scene } from './scene';

/** Lets the looker have quests that are open, complete and taken, and spins. */
async function play(page: Page): Promise<void> {
  await letPlay(await emailOf(page.request), {
    counts: [
      ['Send_Messages', 14],
      ['Listen_voice_messages', 2],
      ['Unlock_Posts', 1],
      ['Unlock_Photos', 25],
    ],
    grabs: ['Unlock_Posts', 'Unlock_Photos'],
  });
}

const prepared = (path: string): Pick<Scene, 'path' | 'prepare'> => ({
  path,
  prepare: async (page) => {
    await play(page);
    return path;
  },
});

/** Quests in all states, and the daily reward and the wheel of a subscriber. */
export const playScenes: readonly Scene[] = [
  {
    name: 'premium-quests',
    looker: 'premium',
    ...prepared('/quests'),
  },
  {
    name: 'premium-modal-daily-reward',
    looker: 'premium',
    ...prepared('/quests?modal=dailyRewardModal'),
    mustSee: (page) => modal(page, 'dailyRewardModal').getByRole('heading').first(),
  },
  {
    name: 'premium-modal-level-up',
    looker: 'premium',
    ...prepared('/quests?modal=levelUpModal&levelUpModal.from=1'),
    mustSee: (page) => modal(page, 'levelUpModal').getByRole('heading').first(),
  },
  {
    name: 'premium-modal-wheel',
    looker: 'premium',
    ...prepared('/quests?modal=spinModal'),
    mustSee: (page) => modal(page, 'spinModal').getByRole('heading').first(),
  },
  {
    name: 'premium-modal-wheel-won',
    looker: 'premium',
    path: '/quests',
    prepare: async (page) => {
      await play(page);
      // The same spin for every picture: a person has few.
      const key = 'gallery-won';
      await letSpin(await emailOf(page.request), key);
      return `/quests?modal=spinModal&spinModal.key=${key}`;
    },
  },
];
