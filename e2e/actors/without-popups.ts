import type { Page } from '@playwright/test';

/** Nothing opens by itself, however far a visitor goes: what it goes by is counted from far below. */
export function withoutPopups(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['', '_for_sign_up', '_for_install_app', '_for_fanclub']) {
      localStorage.setItem(`count_actions${name}:guest`, '-1000');
    }
  });
}
