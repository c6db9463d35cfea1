import type { Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import { composer, idOf } from '../actors/chat/chat';
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

const inModal = (name: string, parameters: Record<string, string> = {}): Scene => ({
  name: `regular-pictures-modal-${name}`,
  looker: 'regular',
  path: `/chats/${slug}`,
  prepare: async (page) => {
    const meta = { characterId: await idOf(page.request, slug), ...parameters };
    const search = new URLSearchParams({ modal: 'chatGalleryModal' });
    for (const [key, value] of Object.entries(meta)) search.set(`chatGalleryModal.${key}`, value);
    return `/chats/${slug}?${search}`;
  },
  mustSee: (page) => modal(page, 'chatGalleryModal').getByRole('heading').first(),
});

/** Returns a picture sent in the chat, by its kind and whether it is locked. */
async function findSent(page: Page, type: string, isLocked: boolean): Promise<string> {
  const characterId = await idOf(page.request, slug);
  const answer = await page.request.get(`/api/v1/chats/${characterId}/messages?limit=100`);
  const { items } = (await answer.json()) as {
    items: { _id: string; type: string; unlockPrice: number | null; imageUrl: string | null }[];
  };
  const found = items.find(
    (one) => one.type === type && one.imageUrl && (one.unlockPrice !== null) === isLocked,
  );
  return found?._id ?? '';
}

interface View {
  type: 'image' | 'video';
  isLocked?: boolean;
  walk?: string;
  /** True if the picture is shown over the gallery in its modal. */
  isOverGallery?: true;
}

const view = (
  name: string,
  { type, isLocked = false, walk = 'thread', isOverGallery }: View,
): Scene => {
  const key = type === 'video' ? 'characterVideoViewModal' : 'characterPhotoViewModal';
  return {
    name: `regular-pictures-view-${name}`,
    looker: 'regular',
    path: `/chats/${slug}`,
    prepare: async (page) => {
      const search = new URLSearchParams();
      if (isOverGallery) {
        search.append('modal', 'chatGalleryModal');
        search.set('chatGalleryModal.characterId', await idOf(page.request, slug));
      }
      search.append('modal', key);
      search.set(`${key}.messageId`, await findSent(page, type, isLocked));
      search.set(`${key}.walk`, walk);
      return `/chats/${slug}?${search}`;
    },
    mustSee: (page) => modal(page, key).getByRole('heading').first(),
  };
};

const ofEmptyGallery = (name: string, search: string): Scene => ({
  name: `fan-pictures-${name}`,
  looker: 'fan',
  path: `/chats/${slug}/gallery${search}`,
  mustSee: (page) => page.getByRole('complementary').last().getByRole('heading').first(),
});

/** Pictures of a chat: in it, in its gallery as a page and over it, at full size, and of all chats. */
export const pictureScenes: readonly Scene[] = [
  { name: 'regular-pictures-thread', looker: 'regular', path: `/chats/${slug}`, mustSee: composer },
  gallery('unlocked'),
  gallery('locked', '?tab=locked'),
  gallery('videos', '?media=videos'),
  gallery('voice', '?media=voice'),
  inModal('unlocked'),
  inModal('locked', { tab: 'locked' }),
  inModal('voice', { media: 'voice' }),
  view('photo', { type: 'image' }),
  view('video', { type: 'video' }),
  view('locked-photo', { type: 'image', isLocked: true }),
  view('locked-video', { type: 'video', isLocked: true, walk: 'locked' }),
  view('over-gallery', { type: 'image', walk: 'unlocked', isOverGallery: true }),
  {
    name: 'regular-pictures-view-gone',
    looker: 'regular',
    path: `/chats/${slug}?modal=characterPhotoViewModal`,
    mustSee: (page) => modal(page, 'characterPhotoViewModal').getByRole('heading').first(),
  },
  { name: 'regular-pictures-of-all', looker: 'regular', path: '/gallery' },
  ofEmptyGallery('of-nobody', ''),
  ofEmptyGallery('locked-of-nobody', '?tab=locked'),
  ofEmptyGallery('voice-of-nobody', '?media=voice'),
];
