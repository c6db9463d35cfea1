import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { NonceContext } from './shell/nonce-context';
import { errorDocument } from './http/error-document';
import { isUnreachable } from './http/is-unreachable';
import { serverI18n } from './i18n/translator.server';
import { createModalContents, loadEveryModal, ModalContentsContext } from './modals/modal-contents';
import { collectDocument } from './rendering/collect-document';
import { finishDocument } from './rendering/finish-document';
import { fetchScriptsAfterPaint } from './rendering/scripts-after-paint';

/** A page that takes longer than this to render is given up. */
const renderTimeoutMs = 15_000;

const modals = createModalContents();
const everyModal = loadEveryModal(modals);

/** Renders the whole document before the first byte, so that it is complete without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const page = remixContext.staticHandlerContext.matches.at(-1);
  if (page) context.nameRoute(page.route.id);
  const [i18n] = await Promise.all([serverI18n(context.language.locale), everyModal]);
  const isCutOff = cutOff.has(context);
  if (isCutOff) headers.set('Retry-After', '5');
  return new Promise((resolve, reject) => {
    let failed = false;
    let hasShell = true;
    const giveUp = setTimeout(() => abort(), renderTimeoutMs);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <I18nextProvider i18n={i18n}>
          <ModalContentsContext.Provider value={modals}>
            <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
          </ModalContentsContext.Provider>
        </I18nextProvider>
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        onAllReady() {
          clearTimeout(giveUp);
          // React says so after a failed shell as well, when there is nothing to read.
          if (!hasShell) return;
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(
            collectDocument((page) => {
              const document = fetchScriptsAfterPaint(finishDocument(page), context.nonce);
              const answer = { headers, status: isCutOff ? 503 : failed ? 500 : status };
              // As bytes: a text would be looked through once more for what is no Unicode.
              resolve(new Response(Buffer.from(document), answer));
            }),
          );
        },
        onShellError(error) {
          clearTimeout(giveUp);
          hasShell = false;
          // Remix asks once more, for the page that tells the failure; that one may fail as well.
          if (remixContext.staticHandlerContext.errors === null)
            reject(error instanceof Error ? error : new Error('the page has no shell'));
          else resolve(plainError(request, headers, context));
        },
        onError(error) {
          failed = true;
          context.logger.error({ err: error }, 'a page could not be rendered');
        },
      },
    );
  });
}

/** What is told when not even the page that tells a failure can be rendered. */
function plainError(request: Request, headers: Headers, context: AppLoadContext): Response {
  const { nonce, requestId, product } = context;
  const { pathname, search } = new URL(request.url);
  const retry = request.method === 'GET' ? pathname + search : null;
  const status = cutOff.has(context) ? 503 : 500;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', 'no-store');
  return new Response(
    errorDocument({ status, productName: product.name, requestId, nonce, retry }),
    { headers, status },
  );
}

/** Requests whose data could not be reached; what failed is told to the renderer without its cause. */
const cutOff = new WeakSet<AppLoadContext>();

/** Failures of loaders and actions; a request the person walked away from is not one. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (isUnreachable(error)) cutOff.add(context);
  if (!request.signal.aborted) context.logger.error({ err: error }, 'a page request failed');
}
