import type { IconName } from '../ui/icons/icon-names';

interface Destination {
  to: string;
  icon: IconName;
  label: string;
  /** True if it has no place at the bottom of a phone; another page links to it there. */
  isOnSideOnly?: true;
}

/** The pages in the navigation. A page is added here once it exists. */
export const destinations: readonly Destination[] = [
  { to: '/', icon: 'house', label: 'nav.home' },
  { to: '/explorer', icon: 'compass', label: 'nav.explore' },
  { to: '/characters', icon: 'users-round', label: 'nav.characters', isOnSideOnly: true },
  { to: '/chats', icon: 'message-circle', label: 'nav.chats' },
  { to: '/quests', icon: 'trophy', label: 'nav.quests', isOnSideOnly: true },
  { to: '/my-ai', icon: 'sparkles', label: 'nav.my-ai' },
  { to: '/settings', icon: 'circle-user', label: 'nav.you' },
];
