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

/** Asks for one page over so many kept connections, each as soon as it has been answered. */
export async function loadPage(load: PageLoad): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const milliseconds: number[] = [];
  let bytes = 0;
  const startedAt = performance.now();
  const until = startedAt + load.seconds * 1000;
  const ask = async () => {
    while (performance.now() < until) {
      const askedAt = performance.now();
      bytes = await fetchPage(load, agent);
      milliseconds.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, ask));
  agent.destroy();
  const seconds = (performance.now() - startedAt) / 1000;
  return { perSecond: milliseconds.length / seconds, milliseconds, bytes };
}

function fetchPage({ url, cookie }: PageLoad, agent: Agent): Promise<number> {
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
