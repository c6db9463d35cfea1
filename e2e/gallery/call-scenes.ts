import type { Page } from '@playwright/test';
import { calledCharacter } from '../actors/chat/calls';
import type { Scene } from './scene';

const { slug } = calledCharacter(9);
const path = `/chats/${slug}/call`;

const prepare = () => Promise.resolve(path);

/** Stubs the API's response with a call in the given state. */
const stub = (page: Page, status: Record<string, unknown>) =>
  page.route('**/api/v1/voice-calls/*', (route) =>
    route.fulfill({
      json: {
        callId: '01900000-0000-7000-8000-000000000001',
        characterId: '01900000-0000-7000-8000-000000000002',
        price: 6,
        tokens: 26,
        limitMs: 1_800_000,
        hasCaptions: true,
        answer: null,
        relays: [],
        rating: null,
        state: 'live',
        talkedMs: 252_000,
        freeMs: 0,
        isFree: false,
        affordable: 500,
        answered: 0,
        endedBy: null,
        lines: [
          { role: 'user', text: 'I thought the night trains stopped running.' },
          { role: 'character', text: 'They did. Then somebody missed them. Listen to that hum.' },
        ],
        ...status,
      },
    }),
  );

const inCall =
  (status: Record<string, unknown> = {}) =>
  async (page: Page) => {
    await stub(page, status);
    await page.route('**/api/v1/chats/*/voice-calls', (route) =>
      route.fulfill({ status: 201, json: { callId: '01900000-0000-7000-8000-000000000001' } }),
    );
    await page.route('**/api/v1/voice-calls/*/offers', (route) =>
      route.fulfill({ status: 202, json: { attempt: 1 } }),
    );
    // The last button starts the call, in every language.
    await page.locator('main section button').last().click();
    await page.locator('section h1').first().waitFor();
    await page.locator('main section[aria-labelledby="call-title"]').waitFor({ state: 'detached' });
  };

/** The scenes of a call: before, during, with little time left, reconnecting, and ended. */
export const callScenes: readonly Scene[] = [
  {
    name: 'premium-call-before',
    looker: 'premium',
    path,
    prepare,
    // The price comes before the button; a small screen has to scroll to the button.
    mustSee: (page) => page.locator('#call-title'),
  },
  { name: 'premium-call-during', looker: 'premium', path, prepare, arrange: inCall() },
  {
    name: 'premium-call-low',
    looker: 'premium',
    path,
    prepare,
    arrange: inCall({ talkedMs: 4_900_000, affordable: 500, limitMs: null }),
  },
  {
    name: 'premium-call-reconnecting',
    looker: 'premium',
    path,
    prepare,
    arrange: inCall({ state: 'reconnecting' }),
  },
  {
    name: 'premium-call-after',
    looker: 'premium',
    path,
    prepare,
    arrange: inCall({ state: 'ended', endedBy: 'person', tokens: 40, talkedMs: 400_000 }),
  },
];
