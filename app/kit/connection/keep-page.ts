import { isNextPageRequest } from '../forms/load-list-page';
import {
  currentReach,
  isForeignResponse,
  lookNow,
  noteLost,
  noteReached,
  untilReached,
} from './reach';

const unsentListeners = new Set<() => void>();

/** Calls the listener for each form that did not reach the site. */
export function onUnsent(listener: () => void): () => void {
  unsentListeners.add(listener);
  return () => unsentListeners.delete(listener);
}

/**
 * Keeps a page in place while the site is unreachable, where the router would show the error page.
 * Requests for data wait. Forms get an "unsent" response: it is unknown whether they arrived, and only
 * the person can decide to send them again.
 */
export function keepPage(): void {
  const plain = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isOfRouter(url)) return plain(input, init);
    const method = init?.method ?? 'GET';
    const request = () => plain(input, init);
    if (method !== 'GET') return (await tried(request, init?.signal)) ?? notSent();
    let answer = await tried(request, init?.signal);
    while (!answer && !isNextPageRequest(url)) {
      await untilReached(init?.signal);
      answer = await tried(request, init?.signal);
    }
    return answer ?? Response.error();
  };
  addEventListener('submit', keepForm, { capture: true });
  const { navigation } = window as Window & { navigation?: EventTarget };
  navigation?.addEventListener('navigate', keepDocument);
}

const isOfRouter = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname.endsWith('.data');

/** Returns the site's response; null if the site did not respond. */
async function tried(
  request: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response | null> {
  try {
    const answer = await request();
    if (!isForeignResponse(answer)) {
      noteReached();
      return answer;
    }
  } catch (failure) {
    if (signal?.aborted) throw failure;
  }
  noteLost();
  return null;
}

/**
 * The event of the Navigation API (HTML, 7.2.6), which browsers support but TypeScript does not include.
 */
interface NavigateEvent extends Event {
  navigationType?: string;
  userInitiated?: boolean;
  destination?: { url: string; sameDocument: boolean };
  downloadRequest?: string | null;
  formData?: FormData | null;
}

/** The address that the router is navigating to. */
let wanted: string | undefined;
export function noteWanted(href: string | undefined): void {
  wanted = href;
}

let isReached = false;

/**
 * Prevents the loss of the page without a network. The router reloads the document if it cannot load a
 * page's code, which helps after a release but would discard the page while offline. A link to another
 * document, such as a processor's page, would do the same; it is followed once the network is back.
 */
function keepDocument(event: NavigateEvent): void {
  if (isReached) return;
  if (event.navigationType === 'reload') {
    if (event.userInitiated) return;
    event.preventDefault();
    void goOnOnceReached(() => wanted);
  } else if (currentReach() === 'offline' && leadsToDocument(event)) {
    event.preventDefault();
    const { destination } = event;
    void goOnOnceReached(() => destination?.url);
  }
}

const leadsToDocument = (event: NavigateEvent) =>
  (event.navigationType === 'push' || event.navigationType === 'replace') &&
  event.destination?.sameDocument === false &&
  !event.downloadRequest &&
  !event.formData;

async function goOnOnceReached(hrefOf: () => string | undefined): Promise<void> {
  await lookNow();
  if (currentReach() !== 'reached') await untilReached(null);
  isReached = true;
  const href = hrefOf();
  if (href === undefined) location.reload();
  else location.assign(href);
}

/** The response to a form that did not reach the site, in the format of Remix's "single fetch". */
const unsentResponse = '[{"_1":2},"data",{"_3":4},"isUnsent",true]\n';

function notSent(): Response {
  for (const listener of unsentListeners) listener();
  // The status says that nothing has changed, so that the page's data is not reloaded.
  return new Response(unsentResponse, {
    status: 503,
    headers: { 'content-type': 'text/x-script', 'x-remix-response': 'yes' },
  });
}

/** Keeps a form with its input while there is no network, except for forms whose input waits by itself. */
function keepForm(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  if (currentReach() !== 'offline' || 'waits' in form.dataset) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const listener of unsentListeners) listener();
}
