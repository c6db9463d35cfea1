import { character } from '../actors/discovery/characters';
import { modal } from '../actors/forms';
import { untilHydrated } from '../actors/pages';
import { keys, madeBy, offeredBy } from '../actors/chat/videos';
import type { Scene } from './scene';

const thread = (place: number) => `/chats/${character(place).slug}`;

/** Video messages: offered, in progress, and finished. */
export const videoScenes: Scene[] = [
  {
    name: 'filmed-video-offer',
    looker: 'filmed',
    path: `${thread(offeredBy)}?modal=confirmVideoMessageModal&confirmVideoMessageModal.idempotencyKey=${keys.offer}`,
    mustSee: (page) => modal(page, 'confirmVideoMessageModal').getByRole('heading').first(),
  },
  {
    name: 'filmed-video-progress',
    looker: 'filmed',
    path: '/chats',
    arrange: async (page) => {
      await untilHydrated(page);
      await page.locator('[data-videos]').filter({ visible: true }).waitFor();
    },
    mustSee: (page) => page.locator('[data-videos]').filter({ visible: true }),
  },
  {
    name: 'filmed-video-result',
    looker: 'filmed',
    path: `${thread(madeBy)}?modal=confirmResultVideoMessageModal&confirmResultVideoMessageModal.idempotencyKey=${keys.made}`,
    mustSee: (page) => modal(page, 'confirmResultVideoMessageModal').getByRole('heading').first(),
  },
];
