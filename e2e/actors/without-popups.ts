import type { Page } from '@playwright/test';

/**
 * Prevents popups from opening by themselves: their counters of a visitor's actions start far below zero.
 */
export function withoutPopups(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['', '_for_sign_up', '_for_install_app', '_for_fanclub']) {
      localStorage.setItem(`count_actions${name}:guest`, '-1000');
    }
  });
}
