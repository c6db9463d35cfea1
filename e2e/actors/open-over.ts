import type { Page } from '@playwright/test';

/** Opens an address of this site in place, like a link: the content over the page is fetched. */
export const openOver = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, href);
