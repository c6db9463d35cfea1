import { RemixBrowser } from '@remix-run/react';

/**
 * Waits until the page's data can be rendered. RemixBrowser suspends its first render for the data, and a
 * key or click at that moment makes React abort hydration with its error 345. The promise that it throws is
 * awaited here; after that the render succeeds.
 */
export async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (wait) {
    await wait;
  }
}
