import { setTimeout as delay } from 'node:timers/promises';
import { Agent, get } from 'node:http';

export interface PageLoad {
  url: string;
  cookie?: string | undefined;
  connections: number;
  seconds: number;
}

export interface LoadFigures {
  perSecond: number;
  milliseconds: number[];
  bytes: number;
}

/**
 * Requests one page over a number of kept-alive connections, each as soon as its last response has arrived.
 */
export async function loadPage(load: PageLoad): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const milliseconds: number[] = [];
  let bytes = 0;
  const startedAt = performance.now();
  const until = startedAt + load.seconds * 1000;
  const requestRepeatedly = async () => {
    while (performance.now() < until) {
      const askedAt = performance.now();
      bytes = await fetchPage(load, agent);
      milliseconds.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, requestRepeatedly));
  agent.destroy();
  const seconds = (performance.now() - startedAt) / 1000;
  return { perSecond: milliseconds.length / seconds, milliseconds, bytes };
}

export interface PageStream {
  /** The pages that are requested in turn, each with its cookie. */
  pages: readonly { url: string; cookie: string }[];
  perSecond: number;
  seconds: number;
}

/**
 * Requests pages at an even rate without waiting for earlier responses. Returns the milliseconds from when
 * each was due, so that a server that falls behind is noticed.
 */
export async function streamPages({ pages, perSecond, seconds }: PageStream): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const requests = Array.from({ length: perSecond * seconds }, async (_, place) => {
    const dueAt = startedAt + (place * 1000) / perSecond;
    await delay(dueAt - performance.now());
    const page = pages[place % pages.length];
    if (!page) throw new Error('there are no pages');
    await fetchPage(page, agent);
    return performance.now() - dueAt;
  });
  const milliseconds = await Promise.all(requests);
  agent.destroy();
  return milliseconds;
}

function fetchPage(
  { url, cookie }: Pick<PageLoad, 'url' | 'cookie'>,
  agent: Agent,
): Promise<number> {
  const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}) };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}
