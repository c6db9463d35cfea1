import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Download, Locator, Page, Response } from '@playwright/test';
import { drawnText } from './drawing';
import { downloadOf, isDownload } from './download';
import { WalkedLocator } from './locator';
import { navigate, type Arrival, type Initiator } from './navigation';
import { openDocument, type Opened } from './opened';
import { leadsFrom, pressed } from './press';
import type { Ground } from './queries';
import { refusing } from './refuse';
import { sheetRules } from './sheets';
import { Styles } from './styles';
import { destinationOf, maySend, type Destination } from './submission';
import { isWanted, toPlaywrightResponse } from './to-playwright-response';
import type { Surroundings, Window } from './window';

type Args<Name extends keyof Page> = Page[Name] extends (...args: infer All) => unknown
  ? All
  : never;

/** The longest wait for a document that refreshes itself, in milliseconds. */
const patience = 30_000;

const blank: Destination = { url: 'about:blank', method: 'GET' };

const openBlank = () => openDocument({ html: '', response: null, by: blank }, async () => []);

/** A window of a browser without scripts and rendering: it reads documents and submits forms. */
export class WalkedPage implements Window {
  readonly #context: Surroundings;
  readonly #history: Destination[] = [];
  #place = -1;
  #opened: Opened;
  /** Destinations of the last press, in order. */
  #wanted: Destination[] = [];
  #onDownload: ((download: Download) => void)[] = [];
  readonly #onResponse = new Set<(response: Response) => void>();

  private constructor(context: Surroundings, opened: Opened) {
    this.#context = context;
    this.#opened = opened;
  }

  static async open(context: Surroundings): Promise<WalkedPage> {
    return new WalkedPage(context, await openBlank());
  }

  /** Returns it typed as Playwright's; the specs use only what exists here. */
  asPage(): Page {
    return refusing<WalkedPage>(this) as unknown as Page;
  }

  get ground(): Ground {
    return this.#opened;
  }

  get request() {
    return this.#context.request;
  }

  viewportSize(): { width: number; height: number } {
    const { width, height } = this.#context.screen;
    return { width, height };
  }

  context(): BrowserContext {
    return this.#context.asContext();
  }

  // Locators

  getByRole(...[role, options]: Args<'getByRole'>): Locator {
    return this.#root().getByRole(role, options);
  }

  getByText(...[text, options]: Args<'getByText'>): Locator {
    return this.#root().getByText(text, options);
  }

  getByLabel(...[text, options]: Args<'getByLabel'>): Locator {
    return this.#root().getByLabel(text, options);
  }

  locator(...[css, options]: Args<'locator'>): Locator {
    return this.#root().locator(css, options);
  }

  #root(): WalkedLocator {
    return new WalkedLocator(this, [], 'page');
  }

  // Navigation

  url(): string {
    return this.#opened.by.url;
  }

  async setContent(html: string): Promise<void> {
    const { by } = this.#opened;
    const { screen, request } = this.#context;
    this.#opened = await openDocument({ html, response: null, by }, (document) =>
      sheetRules(document, screen, request),
    );
  }

  async goto(address: string): Promise<Response | null> {
    const url = new URL(address, this.#context.baseUrl).href;
    return this.#go({ url, method: 'GET' }, { isLed: false });
  }

  async reload(): Promise<Response | null> {
    return this.#load(this.#opened.by, this.#opened.by.method === 'POST');
  }

  async goBack(): Promise<Response | null> {
    return this.#step(-1);
  }

  async goForward(): Promise<Response | null> {
    return this.#step(1);
  }

  async waitForEvent(name: string): Promise<Download> {
    if (name !== 'download') throw new Error(`a walked page has no event ${name}`);
    return new Promise((resolve) => this.#onDownload.push(resolve));
  }

  async waitForResponse(...[wanted]: Args<'waitForResponse'>): Promise<Response> {
    return new Promise((resolve) => {
      const listener = async (response: Response) => {
        if (!(await isWanted(response, wanted))) return;
        this.#onResponse.delete(listener);
        resolve(response);
      };
      this.#onResponse.add(listener);
    });
  }

  async close(): Promise<void> {
    this.#opened.document.defaultView?.close();
  }

  isAt(url: string | RegExp): boolean {
    return typeof url === 'string'
      ? this.url() === new URL(url, this.#context.baseUrl).href
      : new RegExp(url.source, url.flags).test(this.url());
  }

  outline(): string {
    const { document, styles } = this.#opened;
    return `${this.url()}\n${drawnText(document.body, styles)}`;
  }

  // Actions

  async until(holds: () => boolean, timeout = patience): Promise<boolean> {
    const deadline = Date.now() + timeout;
    for (;;) {
      if (holds()) return true;
      const { refresh } = this.#opened;
      if (!refresh || refresh.at > deadline) return false;
      await pause(Math.max(0, refresh.at - Date.now()));
      await this.#load({ url: refresh.url, method: 'GET' }, true);
    }
  }

  async act<Answer>(change: () => Answer): Promise<Answer> {
    this.#wanted = [];
    const answer = change();
    this.#opened.styles = new Styles(this.#opened.rules);
    const wanted = this.#wanted;
    // The browser sends all requests, and shows the response to the last.
    const sent = wanted.slice(0, -1).map((one) => this.#request(one, true));
    const last = wanted.at(-1);
    if (last) await this.#go(last, { isLed: true });
    await Promise.all(sent);
    return answer;
  }

  press(element: Element): void {
    const target = pressed(element);
    const to = target && leadsFrom(target);
    if (to) this.#wanted.push(to);
  }

  send(form: HTMLFormElement): void {
    if (maySend(form, null)) this.#wanted.push(destinationOf(form, null));
  }

  async #go(to: Destination, { isLed }: { isLed: boolean }): Promise<Response | null> {
    if (this.#isWithin(to)) {
      this.#moveTo(to);
      this.#note(to);
      return null;
    }
    if (to.url === blank.url) {
      this.#opened = await openBlank();
      this.#note(to);
      return null;
    }
    const shown = this.#opened;
    const response = await this.#load(to, isLed);
    if (this.#opened !== shown) this.#note({ url: this.url(), method: 'GET' });
    return response;
  }

  /** Checks whether an address is within the current document. */
  #isWithin({ url, method }: Destination): boolean {
    const [page, fragment] = url.split('#');
    return method === 'GET' && fragment !== undefined && page === this.url().split('#')[0];
  }

  #moveTo({ url }: Destination): void {
    this.#opened.document.defaultView?.location.replace(url);
    this.#opened.by = { ...this.#opened.by, url };
    this.#opened.styles = new Styles(this.#opened.rules);
  }

  #note(to: Destination): void {
    this.#place += 1;
    this.#history.splice(this.#place, Infinity, to);
  }

  async #step(by: 1 | -1): Promise<Response | null> {
    const to = this.#history[this.#place + by];
    if (!to) return null;
    this.#place += by;
    if (this.#isWithin(to)) {
      this.#moveTo(to);
      return null;
    }
    return this.#load(to, false);
  }

  async #load(to: Destination, isLed: boolean): Promise<Response | null> {
    const arrival = await this.#request(to, isLed);
    if (isDownload(arrival.response)) {
      for (const listener of this.#onDownload.splice(0)) listener(downloadOf(arrival.response));
      return null;
    }
    await this.#show(arrival);
    return toPlaywrightResponse(arrival.response, arrival.by);
  }

  #initiator(): Initiator {
    return { ...this.#opened, url: this.url() };
  }

  #request(to: Destination, isLed: boolean): Promise<Arrival> {
    return navigate(this.request, to, isLed ? this.#initiator() : null, (response, step) => {
      for (const listener of this.#onResponse) listener(toPlaywrightResponse(response, step));
    });
  }

  async #show({ by, response }: Arrival): Promise<void> {
    if (response.status() === 204) return;
    const type = response.headers()['content-type'] ?? '';
    const html = type.includes('html') ? await response.text() : '';
    const { screen, request } = this.#context;
    const before = this.#opened;
    this.#opened = await openDocument({ html, response, by }, (document) =>
      sheetRules(document, screen, request),
    );
    before.document.defaultView?.close();
  }
}
