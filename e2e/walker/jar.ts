import { request, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { stack } from '../stack';

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;
type NewCookie = Parameters<BrowserContext['addCookies']>[0][number];
type ClearOptions = Parameters<BrowserContext['clearCookies']>[0];

export interface JarOptions {
  userAgent: string | undefined;
  headers: Record<string, string>;
  storageState: StorageState | undefined;
}

/** Sends requests and stores the cookies of their responses, shared by all windows of a browser. */
export class Jar {
  readonly #options: JarOptions;
  readonly #spent: APIRequestContext[] = [];
  #api: APIRequestContext;

  private constructor(options: JarOptions, api: APIRequestContext) {
    this.#options = options;
    this.#api = api;
  }

  static async create(options: JarOptions): Promise<Jar> {
    return new Jar(options, await openApi(options, options.storageState));
  }

  get api(): APIRequestContext {
    return this.#api;
  }

  async cookies(): Promise<Cookies> {
    return (await this.#api.storageState()).cookies;
  }

  storageState(): Promise<StorageState> {
    return this.#api.storageState();
  }

  async add(added: readonly NewCookie[]): Promise<void> {
    const cookies = added.map(complete);
    const isReplaced = (kept: Cookies[number]) =>
      cookies.some(
        ({ name, domain, path }) =>
          kept.name === name && kept.domain === domain && kept.path === path,
      );
    await this.#change((kept) => [...kept.filter((one) => !isReplaced(one)), ...cookies]);
  }

  async clear(options: ClearOptions = {}): Promise<void> {
    const { name, domain, path } = options;
    const fits = (value: string, wanted: string | RegExp | undefined) =>
      wanted === undefined || (typeof wanted === 'string' ? value === wanted : wanted.test(value));
    await this.#change((kept) =>
      kept.filter(
        (one) => !(fits(one.name, name) && fits(one.domain, domain) && fits(one.path, path)),
      ),
    );
  }

  async close(): Promise<void> {
    await Promise.all([...this.#spent, this.#api].map((api) => api.dispose()));
  }

  /** Replaces the request context, because it accepts cookies only at its creation. */
  async #change(change: (kept: Cookies) => Cookies): Promise<void> {
    const state = await this.#api.storageState();
    // Responses of the old context may still be read.
    this.#spent.push(this.#api);
    this.#api = await openApi(this.#options, { ...state, cookies: change(state.cookies) });
  }
}

const openApi = ({ userAgent, headers }: JarOptions, storageState: StorageState | undefined) =>
  request.newContext({
    baseURL: stack.baseUrl(),
    ...(userAgent && { userAgent }),
    extraHTTPHeaders: headers,
    ...(storageState && { storageState }),
  });

function complete(cookie: NewCookie): Cookies[number] {
  const url = cookie.url === undefined ? null : new URL(cookie.url);
  return {
    name: cookie.name,
    value: cookie.value,
    domain: cookie.domain ?? url?.hostname ?? '',
    path: cookie.path ?? '/',
    expires: cookie.expires ?? -1,
    httpOnly: cookie.httpOnly ?? false,
    secure: cookie.secure ?? url?.protocol === 'https:',
    sameSite: cookie.sameSite ?? 'Lax',
  };
}
