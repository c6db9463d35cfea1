import { defineConfig } from '@playwright/test';
import type { Shared } from './e2e/test';
import { findChromium } from './scripts/provision/chromium.mjs';

const full = process.env.NOCTURNE_FULL === '1';
const gallery = /gallery\.spec\.ts$/;
/** Runs once more where a media server carries the calls. */
const calls = /calls\.spec\.ts$/;
const part = process.env.NOCTURNE_JOURNEYS;
const journeys = {
  testMatch: part === 'calls' ? calls : /\.spec\.ts$/,
  testIgnore: part === 'gallery' ? /./ : gallery,
};
/** A browser without a window says so in its own name, and the site takes it for a search engine. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig<object, Shared>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './scripts/testing/with-e2e-stack.mjs',
  // One waits for the product while the other draws.
  workers: 2,
  // A busy machine may stall for seconds; a journey that passes the second time is listed as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./e2e/gallery/contact-sheet.ts'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }],
  ],
  use: {
    // Set by the global setup, before the workers read this file again.
    baseURL: process.env.E2E_BASE_URL,
    userAgent,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Its own journey allows it: installing it anew for each browser costs more than the page.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        // Every page may hear its person, who beeps once a second.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  /*
   * @nojs runs as documents, too, @nojs-only there alone, and @nojs-browser in a browser without scripts;
   * @layout runs on a desktop, too, @desktop and @phone nowhere else. @full waits for the full run, and so
   * does @plain with JavaScript, which adds nothing to such a page. @core runs every time, other journeys by
   * turns or when their area changed (scripts/testing/choose-tests.mjs).
   */
  projects: [
    {
      name: 'phone',
      ...journeys,
      grepInvert: full ? /@nojs-only|@desktop/ : /@nojs-only|@desktop|@full|@plain/,
      use: phone,
    },
    // Without scripts a page is its document, which needs no browser: see e2e/walker.
    {
      name: 'documents',
      ...journeys,
      grep: /@nojs/,
      grepInvert: full ? /@nojs-browser/ : /@nojs-browser|@full/,
      use: { ...phone, javaScriptEnabled: false, walks: true },
    },
    // Layout, media and history of a page without scripts need a browser.
    {
      name: 'phone-no-js',
      ...journeys,
      grep: /@nojs-browser/,
      grepInvert: full ? [] : /@full/,
      use: { ...phone, javaScriptEnabled: false },
    },
    // Brings its own sizes.
    {
      name: 'gallery',
      testMatch: gallery,
      testIgnore: part === 'calls' ? /./ : [],
    },
    {
      name: 'desktop',
      ...journeys,
      testIgnore: part === 'core' || part === 'gallery' ? /./ : gallery,
      grep: full ? /.*/ : /@layout|@desktop/,
      grepInvert: full ? /@nojs-only|@phone/ : /@nojs-only|@phone|@full/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
