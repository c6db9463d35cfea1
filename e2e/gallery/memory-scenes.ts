import type { Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import { idOf } from '../actors/chat/chat';
import { letRemember, memoryPanel } from '../actors/chat/memories';
import { longChat } from './lookers';
import type { Scene } from './scene';

const { slug } = character(longChat);

/** Fills the panel as after some weeks. Returns the ids of the stored facts, the oldest first. */
async function remember(page: Page): Promise<string[]> {
  const answer = await page.request.get(
    `/api/v1/chats/${await idOf(page.request, slug)}/messages?limit=1`,
  );
  const { chatId } = (await answer.json()) as { chatId: string };
  return letRemember(chatId);
}

const memory = (name: string, prepare: Scene['prepare']): Scene => ({
  name: `regular-memory-${name}`,
  looker: 'regular',
  path: `/chats/${slug}/memory`,
  prepare,
  mustSee: (page) => memoryPanel(page).getByRole('heading').first(),
});

/** The memory panel of a character: its tabs, an entry being edited, and dormant. */
export const memoryScenes: readonly Scene[] = [
  memory('facts', async (page) => {
    await remember(page);
    return `/chats/${slug}/memory`;
  }),
  memory('diary', async (page) => {
    await remember(page);
    return `/chats/${slug}/memory?tab=diary`;
  }),
  memory('edit', async (page) => {
    const [id = ''] = await remember(page);
    return `/chats/${slug}/memory?edit=${id}`;
  }),
  memory('choices', async () => `/chats/${slug}/memory?tab=choices`),
  {
    name: 'fan-memory-of-nothing',
    looker: 'fan',
    path: `/chats/${slug}/memory`,
    mustSee: (page) => memoryPanel(page).getByRole('heading').first(),
  },
];
