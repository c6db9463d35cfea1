import { parseSetCookie } from 'cookie';

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, otherwise text. */
  body: unknown;
  setCookies: string[];
}

export type Client = ReturnType<typeof createClient>;

/** Creates a client that keeps cookies unmodified, like a browser, and sends JSON. */
export function createClient(origin: string) {
  const cookies = new Map<string, string>();
  async function request(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size > 0 ? { cookie: cookieHeader() } : {}),
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body === undefined
        ? {}
        : { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) }),
    });
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? (JSON.parse(text) as unknown) : text,
      setCookies,
    };
  }
  function keep(line: string) {
    const { name, value, maxAge } = parseSetCookie(line, { decode: (raw) => raw });
    if (maxAge === 0 || !value) cookies.delete(name);
    else cookies.set(name, value);
  }
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    cookieHeader,
    request,
    get: (path: string, sent?: Sent) => request('GET', path, sent),
    post: (path: string, body?: unknown, headers?: Record<string, string>) =>
      request('POST', path, {
        ...(body === undefined ? {} : { body }),
        ...(headers ? { headers } : {}),
      }),
    put: (path: string, body: unknown) => request('PUT', path, { body }),
  };
}
