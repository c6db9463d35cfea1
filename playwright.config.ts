import { defineConfig } from '@playwright/test';
import type { Shared } from './e2e/test';
import { findChromium } from './scripts/provision/chromium.mjs';

const full = process.env.NOCTURNE_FULL === '1';
const gallery = /gallery\.spec\.ts$/;
/** Runs a second time with calls through a media server. */
const calls = /calls\.spec\.ts$/;
const part = process.env.NOCTURNE_JOURNEYS;
const journeys = {
  testMatch: part === 'calls' ? calls : /\.spec\.ts$/,
  testIgnore: part === 'gallery' ? /./ : gallery,
};
/**
 * The user agent of a headless browser names it as such, and the site would treat it as a search engine.
 */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig<object, Shared>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './scripts/testing/with-e2e-stack.mjs',
  // While one waits for the product, the other renders.
  workers: 2,
  // A busy machine may stall for seconds; a test that passes the second time is listed as flaky.
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
    // Its own tests allow it: installing it in each new browser takes longer than the page.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        // Every page may use the microphone, which beeps once a second.
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
   * Tags: @nojs also runs as documents, @nojs-only only there, and @nojs-browser in a browser without
   * scripts; @layout also runs on a desktop, @desktop and @phone only there. @full runs only in the full
   * run, and so does @plain with JavaScript, which does not change such a page. @core runs every time,
   * other tests in rotation or when their area has changed (scripts/testing/choose-tests.mjs).
   */
  projects: [
    {
      name: 'phone',
      ...journeys,
      grepInvert: full ? /@nojs-only|@desktop/ : /@nojs-only|@desktop|@full|@plain/,
      use: phone,
    },
    // A page without scripts is its document, which needs no browser: see e2e/walker.
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
    // Defines its own viewport sizes.
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
