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

/** Makes the service that reads aloud refuse, once, what holds the longest plain stretch of these words. */
export async function refuseToSay(words: string): Promise<void> {
  const stretches = words.match(/[A-Za-z ]+/g) ?? [];
  const [containing] = stretches.sort((one, other) => other.length - one.length);
  if (!containing) throw new Error('there is nothing to be said');
  const response = await fetch(`${stack.sandboxUrl()}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      target: 'speech',
      behaviour: 'fail',
      status: 400,
      containing: containing.slice(0, 100),
    }),
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
