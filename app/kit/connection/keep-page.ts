import { isNextPageRequest } from '../forms/load-list-page';
import { currentReach, isNobodys, lookNow, noteLost, noteReached, untilReached } from './reach';
import { unsentResponse } from './unsent-response';

const unsentListeners = new Set<() => void>();

/** Told of each form that did not reach the site. */
export function onUnsent(listener: () => void): () => void {
  unsentListeners.add(listener);
  return () => unsentListeners.delete(listener);
}

/**
 * Keeps a page where it is while the site cannot be reached. The router would put the page of our
 * own faults in its place: what it asks for waits instead, and what it sends is answered as unsent,
 * for nobody knows whether it arrived, and only its person can say that it shall go again.
 */
export function keepPage(): void {
  const plain = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isOfRouter(url)) return plain(input, init);
    const method = init?.method ?? 'GET';
    const ask = () => plain(input, init);
    if (method !== 'GET') return (await tried(ask, init?.signal)) ?? notSent();
    let answer = await tried(ask, init?.signal);
    while (!answer && !isNextPageRequest(url)) {
      await untilReached(init?.signal);
      answer = await tried(ask, init?.signal);
    }
    return answer ?? Response.error();
  };
  addEventListener('submit', keepForm, { capture: true });
  const { navigation } = window as Window & { navigation?: EventTarget };
  navigation?.addEventListener('navigate', keepDocument);
}

const isOfRouter = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname.endsWith('.data');

/** The answer of the site, or none where nobody answered. */
async function tried(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response | null> {
  try {
    const answer = await ask();
    if (!isNobodys(answer)) {
      noteReached();
      return answer;
    }
  } catch (failure) {
    if (signal?.aborted) throw failure;
  }
  noteLost();
  return null;
}

/** Of the Navigation API (HTML, 7.2.6), which browsers have had for a while and TypeScript has not. */
interface NavigateEvent extends Event {
  navigationType?: string;
  userInitiated?: boolean;
  destination?: { url: string; sameDocument: boolean };
  downloadRequest?: string | null;
  formData?: FormData | null;
}

/** Where the router is on its way to. */
let wanted: string | undefined;
export function noteWanted(href: string | undefined): void {
  wanted = href;
}

let isReached = false;

/**
 * The router loads the document anew where it cannot fetch the code of a page: after a release that
 * helps, without a connection it would throw away what is there. So would a link to another document,
 * as a processor's page is, while there is no network: it is followed once there is.
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

function notSent(): Response {
  for (const listener of unsentListeners) listener();
  // The status says that nothing has changed, so that the page is not loaded anew.
  return new Response(unsentResponse, {
    status: 503,
    headers: { 'content-type': 'text/x-script', 'x-remix-response': 'yes' },
  });
}

/** Without a network a form stays with its words; but for one whose words wait by themselves. */
function keepForm(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  if (currentReach() !== 'offline' || 'waits' in form.dataset) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const listener of unsentListeners) listener();
}
