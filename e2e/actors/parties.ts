import { stack } from '../stack';

async function listOf<Item>(path: string): Promise<Item[]> {
  return (await (await fetch(stack.sandboxUrl() + path)).json()) as Item[];
}

/** What the product has told the analytics service about, newest first. */
export const collectedEvents = () =>
  listOf<{ name: string; properties: Record<string, unknown> }>('/analytics/events.json');

/** What pages have told their tags, newest first. */
export const toldToTags = () =>
  listOf<{ at: string; event: { event: string } }>('/tags/collected.json');
