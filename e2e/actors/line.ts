import type { Page } from '@playwright/test';

interface Line {
  /** Lets through what the gateway says, in order, up to the next event of this name; null: all. */
  stopBefore(eventName: string | null): void;
}

/** Puts a hand on the page's socket, so that what passes in a moment can be looked at. */
export async function holdLine(page: Page): Promise<Line> {
  const waiting: { text: string; deliver: () => void }[] = [];
  let stop: string | null = null;
  const letThrough = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (stop !== null && next.text.includes(`["${stop}"`)) return;
      waiting.shift();
      next.deliver();
    }
  };
  await page.routeWebSocket(/\/socket\.io\//, (client) => {
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
  };
}
