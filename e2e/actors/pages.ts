import type { Page } from '@playwright/test';
import { expect } from '../expect';
import { character } from './discovery/characters';

/** Every page of the site by its path, except those only for members. */
export const everybodysPages = [
  '/',
  '/?feed=new',
  '/characters',
  '/characters?search=nobody-by-this-name',
  `/characters/${character(0).slug}`,
  '/explorer',
  `/explorer/${character(0).slug}`,
  '/explorer?feedTab=following',
  '/featured-posts',
  '/featured-posts?type=anime',
  '/chats',
  `/chats/${character(0).slug}`,
  '/terms-of-service',
  '/privacy-policy',
  '/contact',
  '/report',
  '/report/copyright',
  '/report/removal',
  '/case',
  '/case?received=K7QM-2XWP-9DTR',
  '/redeem?code=7KQM-2XWP-9DTR-4HVN',
  '/nowhere',
];

export const visitorsPages = ['/sign_up', '/sign_in', '/admin'];

export const membersPages = [
  '/gallery',
  '/notifications',
  '/quests',
  '/settings',
  '/settings/profile',
  '/settings/security',
  '/settings/privacy',
  '/settings/notifications',
  '/settings/blocked',
  '/settings/delete',
  '/settings/confirm',
  '/settings/memberships',
  '/settings/statement',
  '/settings/standing',
  '/settings/subscription',
];

/** A property that React sets on the document. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Waits until the page and its heading are hydrated: from then on keys are handled, links are followed in
 * place and effects run. React also marks what it has not hydrated yet.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    const isTaken = Object.keys(document.querySelector('h1') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    const [, container] =
      Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    const { stateNode } = (container ?? {}) as Partial<Container>;
    return isTaken && stateNode?.current.memoizedState.isDehydrated === false;
  };
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
}
