import { character } from '../actors/characters';
import { composer, idOf } from '../actors/chat';
import { modal } from '../actors/forms';
import { picturesChat } from './lookers';
import type { Scene } from './scene';

const { slug } = character(picturesChat);

const gallery = (name: string, search = ''): Scene => ({
  name: `regular-pictures-${name}`,
  looker: 'regular',
  path: `/chats/${slug}/gallery${search}`,
  mustSee: (page) => page.getByRole('complementary').last().getByRole('heading').first(),
});

const inModal = (name: string, told: Record<string, string> = {}): Scene => ({
  name: `regular-pictures-modal-${name}`,
  looker: 'regular',
  path: `/chats/${slug}`,
  prepare: async (page) => {
    const meta = { characterId: await idOf(page.request, slug), ...told };
    const search = new URLSearchParams({ modal: 'chatGalleryModal' });
    for (const [key, value] of Object.entries(meta)) search.set(`chatGalleryModal.${key}`, value);
    return `/chats/${slug}?${search}`;
  },
  mustSee: (page) => modal(page, 'chatGalleryModal').getByRole('heading').first(),
});

/** Pictures of a chat: in it, in its gallery as a page and over it, and of all chats. */
export const pictureScenes: readonly Scene[] = [
  { name: 'regular-pictures-thread', looker: 'regular', path: `/chats/${slug}`, mustSee: composer },
  gallery('unlocked'),
  gallery('locked', '?tab=locked'),
  inModal('unlocked'),
  inModal('locked', { tab: 'locked' }),
  { name: 'regular-pictures-of-all', looker: 'regular', path: '/gallery' },
  {
    name: 'fan-pictures-of-nobody',
    looker: 'fan',
    path: `/chats/${slug}/gallery`,
    mustSee: (page) => page.getByRole('complementary').last().getByRole('heading').first(),
  },
];
