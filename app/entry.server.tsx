import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { I18nextProvider } from 'react-i18next';
import { NonceContext } from './kit/site/nonce-context';
import { errorDocument } from './kit/http/server/error-document';
import { isUnreachable } from './kit/http/is-unreachable';
import { serverI18n } from './kit/i18n/translator.server';
import {
  createModalContents,
  loadEveryModal,
  ModalContentsContext,
} from './kit/modals/modal-contents';
import { modalFiles } from './modal-files';
import { modals } from './modal-names';
import { offerSearch } from './offers/offer-parameters';
import { finishDocument } from './kit/rendering/finish-document';
import { handOffData } from './kit/rendering/hand-off-data';
import { renderDocument } from './kit/rendering/render-document';
import { fetchScriptsAfterPaint } from './kit/rendering/scripts-after-paint';

const contents = createModalContents({ modals, files: modalFiles, searchToPassOn: offerSearch });
const everyModal = loadEveryModal(contents);

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
  const isCutOff = cutOff.has(context);
  if (isCutOff) headers.set('Retry-After', '5');
  try {
    const { document, hasFailed } = await render(request, remixContext, context);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    context.sendDocument(Buffer.from(document));
    return new Response(null, { headers, status: isCutOff ? 503 : hasFailed ? 500 : status });
  } catch (error) {
    // Remix calls again for the error page, which may fail as well.
    if (remixContext.staticHandlerContext.errors === null) throw error;
    return plainError(request, headers, context);
  }
}

async function render(request: Request, remixContext: EntryContext, context: AppLoadContext) {
  const { nonce, logger, language } = context;
  const [i18n, scripts] = await Promise.all([
    serverI18n(language.locale),
    handOffData(remixContext, nonce),
    everyModal,
  ]);
  let hasFailed = false;
  const page = await renderDocument(
    <NonceContext.Provider value={nonce}>
      <I18nextProvider i18n={i18n}>
        <ModalContentsContext.Provider value={contents}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </ModalContentsContext.Provider>
      </I18nextProvider>
    </NonceContext.Provider>,
    {
      nonce,
      onError(error) {
        hasFailed = true;
        logger.error({ err: error }, 'a page could not be rendered');
      },
    },
  );
  return { document: finishDocument(fetchScriptsAfterPaint(page, nonce), scripts), hasFailed };
}

/** Returns the response if even the error page cannot be rendered. */
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

/** Requests whose data was unreachable; the renderer receives errors without their cause. */
const cutOff = new WeakSet<AppLoadContext>();

/**
 * Logs failures of loaders and actions, but not aborted requests, missing addresses and methods that are
 * not allowed.
 */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (isUnreachable(error)) cutOff.add(context);
  const isExpected = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isExpected) return;
  context.logger.error({ err: error }, 'a page request failed');
}
