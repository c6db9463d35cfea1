import { RemixBrowser } from '@remix-run/react';

/**
 * Waits until the page's data can be rendered. RemixBrowser suspends its first render for them, and
 * a key or a click in that moment makes React give up hydrating with its error 345. What it throws
 * before it is ready is that wait; once it is over, the render goes through.
 */
export async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (wait) {
    await wait;
  }
}
