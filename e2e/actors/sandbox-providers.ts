import { stack } from '../stack';

/** Makes the age check provider fail its next request as unavailable. */
export async function makeAgeServiceUnavailable(): Promise<void> {
  const response = await fetch(`${stack.sandboxUrl()}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'age', behaviour: 'fail', status: 503 }),
  });
  if (!response.ok) throw new Error(`the sandbox refused: ${await response.text()}`);
}

/** Makes the speech provider refuse, once, a text with the longest run of plain letters in these words. */
export async function refuseToSay(words: string): Promise<void> {
  const runs = words.match(/[A-Za-z ]+/g) ?? [];
  const [containing] = runs.sort((one, other) => other.length - one.length);
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

/** Returns the events that the product has sent to the analytics provider, newest first. */
export const collectedEvents = () =>
  listOf<{ name: string; properties: Record<string, unknown> }>('/analytics/events.json');

/** Returns the events that pages have sent to their tags, newest first. */
export const reportedTagEvents = () =>
  listOf<{ at: string; event: { event: string } }>('/tags/collected.json');
