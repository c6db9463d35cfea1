import type { Page } from '@playwright/test';

interface Line {
  /** Delivers the gateway's messages, in order, up to the next event of this name; null delivers all. */
  stopBefore(eventName: string | null): void;
  /** Closes the connection and rejects reconnections until `mend` is called. */
  cut(): Promise<void>;
  restore(): void;
}

/** Intercepts the page's socket, so that a brief state can be tested. */
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
    restore() {
      isCut = false;
    },
  };
}

/**
 * Presses Send after a message has arrived over the page's socket and before the page has rendered it:
 * React then renders the press first, and the message after it.
 */
export async function pressOnArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const descriptor = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    let isPressed = false;
    // The client emits what it receives in a microtask; the page renders in a task.
    const press = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      document.querySelector<HTMLButtonElement>('button[aria-label="Send"]')?.click();
    };
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      ...descriptor,
      set(this: WebSocket, handler: (event: MessageEvent) => void) {
        descriptor?.set?.call(this, (event: MessageEvent) => {
          handler.call(this, event);
          if (isPressed || !String(event.data).includes('"user-message-sent"')) return;
          isPressed = true;
          void press();
        });
      },
    });
  });
}
