import type { Page } from '@playwright/test';

/** Opens an address of this page's in place, as a link on it would: what lies over it is fetched. */
export const openOver = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, href);
