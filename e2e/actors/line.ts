import type { Page } from '@playwright/test';

interface Line {
  /** Lets through what the gateway says, in order, up to the next event of this name; null: all. */
  stopBefore(eventName: string | null): void;
  /** Ends the connection, and every attempt at another one until it is mended. */
  cut(): Promise<void>;
  mend(): void;
}

/** Puts a hand on the page's socket, so that what passes in a moment can be looked at. */
export async function holdLine(page: Page): Promise<Line> {
  const waiting: { text: string; deliver: () => void }[] = [];
  const ends = new Set<() => Promise<void>>();
  let stop: string | null = null;
  let isCut = false;
  const letThrough = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (stop !== null && next.text.includes(`["${stop}"`)) return;
      waiting.shift();
      next.deliver();
    }
  };
  await page.routeWebSocket(/\/socket\.io\//, async (client) => {
    if (isCut) return client.close();
    ends.add(() => client.close());
    const gateway = client.connectToServer();
    gateway.onMessage((message) => {
      waiting.push({ text: message.toString(), deliver: () => client.send(message) });
      letThrough();
    });
  });
  return {
    stopBefore(eventName) {
      stop = eventName;
      letThrough();
    },
    async cut() {
      isCut = true;
      for (const end of ends) await end();
      ends.clear();
    },
    mend() {
      isCut = false;
    },
  };
}
