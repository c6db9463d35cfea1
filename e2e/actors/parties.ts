import { stack } from '../stack';

/** Makes the service that checks ages answer its next question as one that is away. */
export async function sendAgeServiceAway(): Promise<void> {
  const response = await fetch(`${stack.sandboxUrl()}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'age', behaviour: 'fail', status: 503 }),
  });
  if (!response.ok) throw new Error(`the sandbox refused: ${await response.text()}`);
}

async function listOf<Item>(path: string): Promise<Item[]> {
  return (await (await fetch(stack.sandboxUrl() + path)).json()) as Item[];
}

/** What the product has told the analytics service about, newest first. */
export const collectedEvents = () =>
  listOf<{ name: string; properties: Record<string, unknown> }>('/analytics/events.json');

/** What pages have told their tags, newest first. */
export const toldToTags = () =>
  listOf<{ at: string; event: { event: string } }>('/tags/collected.json');
