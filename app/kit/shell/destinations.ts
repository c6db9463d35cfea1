import type { IconName } from '../ui/icons/icon-names';

/** The pages in the navigation. A page is added here once it exists. */
export const destinations: readonly { to: string; icon: IconName; label: string }[] = [
  { to: '/', icon: 'house', label: 'nav.home' },
  { to: '/explorer', icon: 'compass', label: 'nav.explore' },
  { to: '/characters', icon: 'users-round', label: 'nav.characters' },
  { to: '/chats', icon: 'message-circle', label: 'nav.chats' },
  { to: '/settings', icon: 'circle-user', label: 'nav.you' },
];
