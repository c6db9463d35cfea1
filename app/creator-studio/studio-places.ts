import type { IconName } from '../kit/ui/icons/icon-names';

interface StudioPlace {
  to: string;
  icon: IconName;
  label: string;
  /** True if it is at the bottom of a phone. */
  isOnPhone?: true;
}

/** The pages of the studio, in the order of its navigation. */
export const studioPlaces: readonly StudioPlace[] = [
  {
    to: '/verified-model/dashboard',
    icon: 'layout-dashboard',
    label: 'place.dashboard',
    isOnPhone: true,
  },
  { to: '/verified-model/posts', icon: 'images', label: 'place.posts', isOnPhone: true },
  {
    to: '/verified-model/analytics/open-chats',
    icon: 'message-circle',
    label: 'place.chats',
    isOnPhone: true,
  },
  {
    to: '/verified-model/analytics/subscribers',
    icon: 'users-round',
    label: 'place.subscribers',
  },
  {
    to: '/verified-model/analytics/earnings',
    icon: 'chart-line',
    label: 'place.analytics',
    isOnPhone: true,
  },
  { to: '/verified-model/payouts', icon: 'wallet', label: 'place.payouts', isOnPhone: true },
  { to: '/verified-model/consent', icon: 'shield-check', label: 'place.consent' },
];
