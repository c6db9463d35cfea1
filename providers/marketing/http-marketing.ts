import { type Marketing, MarketingRefused, MarketingUnavailable } from './marketing';

interface HttpMarketingOptions {
  /** Base address; contacts are at `contacts/{address}` below it. */
  url: string;
  key: string;
  /** Milliseconds for a response, 5 s by default. */
  timeoutMs?: number;
}

/** Creates a client of a provider whose contacts are put and deleted by address, with a bearer key. */
export function createHttpMarketing({
  url,
  key,
  timeoutMs = 5_000,
}: HttpMarketingOptions): Marketing {
  async function send(method: 'PUT' | 'DELETE', email: string, body?: object): Promise<void> {
    const place = `${url.replace(/\/$/, '')}/contacts/${encodeURIComponent(email)}`;
    const response = await fetch(place, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      // A key is only sent to the configured server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new MarketingUnavailable('The service does not answer', { cause });
    });
    await response.body?.cancel();
    if (response.ok || (method === 'DELETE' && response.status === 404)) return;
    const words = `The service answered ${response.status}`;
    const isFinal = response.status < 500 && ![408, 409, 429].includes(response.status);
    throw isFinal ? new MarketingRefused(words) : new MarketingUnavailable(words);
  }
  return {
    know: ({ email, ...contact }) => send('PUT', email, contact),
    forget: (email) => send('DELETE', email),
  };
}
