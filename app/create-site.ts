import compression from 'compression';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { apiPath, createApi } from './kit/api/create-api';
import { believedCookies } from '~/domain/sessions/cookies';
import { mediaPath } from '~/providers/storage/open-storage';
import { cardFormBytes, cardFormPath } from './character-cards/file-limits';
import { redirectLargeCards } from './character-cards/redirect-large-cards';
import { fileFormBytes, fileFormPath } from './marks/file-limits';
import { serveMedia } from './media/serve-media';
import { dashboardPath, jobDashboard } from './ops/job-dashboard';
import { accessLog } from './kit/http/server/access-log';
import { respondNotFound } from './kit/http/server/respond-with-error';
import { respondWithPage } from './kit/http/server/respond-with-page';
import { barUnderAge, redirectUnderAge } from './age-checks/server/bar-under-age.server';
import { cacheability } from './kit/http/guards/cacheability';
import { socketPath, streamPaths } from './kit/http/server/forwarding';
import { limitBody } from './kit/http/guards/limit-body';
import { guardPages } from './kit/http/guards/look-guard';
import { withViewer } from '~/observability/request-context';
import { createRequestContexts } from './kit/http/context/request-context';
import { endpoints } from './endpoints';
import { rememberOffer } from './offers/remember-offer';
import { rememberOrigin } from './profile/marketing-origin';
import './kit/http/context/load-context';
import { operations } from './kit/http/server/operations';
import { originGuard } from './kit/http/guards/origin-guard';
import { requestId } from './kit/http/server/request-id';
import type { OutsideOrigins } from './kit/http/guards/outside-origins';
import { securityHeaders } from './kit/http/guards/security-headers';
import { serverTime, serverTimePath } from './configuration/server-time';
import type { SiteHandles } from './kit/http/context/site-handles';
import { traceRequest } from './kit/http/server/trace-request';
import { freshSetCookie } from './kit/session/stay-fresh';
import { safeMethods } from './kit/http/guards/safe-methods';
import { stripTokens } from './kit/http/guards/strip-tokens';
import { readersLanguage } from './kit/http/context/readers-language';
import { refuseOtherCharsets } from './kit/http/guards/refuse-other-charsets';
import { resolveVisit, visitOf } from './kit/http/context/visit';
import { wellFormed } from './kit/http/guards/well-formed';

/** The maximum size of a page's form, which is a short text; uploads have their own limit. */
const pageBodyBytes = 64 * 1024;
/** The maximum size of a recording sent as a file; the setting voice_message_max_bytes is lower. */
const recordingBytes = 9 * 1024 * 1024;
/** The maximum size of a creator's sample: 30 seconds of WAV and the fields around it. */
const sampleBytes = 3 * 1024 * 1024;
const sampleFormPath = /^\/verified-model-onboarding\/voice$/;
function bytesOfForm(req: Request): number {
  if (!req.is('multipart/form-data')) return pageBodyBytes;
  if (fileFormPath.test(req.path)) return fileFormBytes;
  if (cardFormPath.test(req.path)) return cardFormBytes;
  if (sampleFormPath.test(req.path)) return sampleBytes;
  return /^\/chats\/[^/]+$/.test(req.path) ? recordingBytes : pageBodyBytes;
}

function outsideOrigins({ config, social }: SiteHandles): OutsideOrigins {
  const originsOf = (...addresses: (string | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
  ];
  const tags = originsOf(config.TAG_MANAGER_URL);
  const captcha = originsOf(config.CAPTCHA_SCRIPT_URL);
  // Sockets, and a request that returns the reason for a refused one.
  const calls = originsOf(config.LIVEKIT_URL, config.LIVEKIT_URL?.replace(/^ws/, 'http'));
  return {
    forms: originsOf(...[...social.values()].map(({ origin }) => origin), config.AGE_CHECK_PAGES),
    scripts: [...tags, ...captcha],
    frames: captcha,
    connections: [...tags, ...captcha, ...calls],
  };
}

/**
 * Creates the complete site as one Express application, in the order in which a request passes through it.
 */
export function createSite(handles: SiteHandles): Express {
  const { config, logger } = handles;
  const site = express();
  site.disable('x-powered-by');
  site.set('trust proxy', config.TRUSTED_PROXIES);
  // Flat text values only: no contract here uses nested query objects.
  site.set('query parser', 'simple');

  site.use(requestId);
  site.use(accessLog(logger, handles.metrics));
  site.use(securityHeaders(config.PUBLIC_URL, outsideOrigins(handles)));
  site.use(cacheability);
  site.use(operations(handles));
  site.use(wellFormed(config.TRUSTED_PROXIES));
  site.use(originGuard(config.PUBLIC_URL));
  site.use(believeCookies(config.PUBLIC_URL));
  site.use(barUnderAge);
  if (handles.replica) site.use(readOwnWrites);

  // Placed before compression and body parsers: a stream must not be buffered, and a body must remain
  // unread.
  site.all([...streamPaths, socketPath, `${socketPath}/*`], handles.forwarding.request);
  site.use(mediaPath, serveMedia(handles));

  site.use(compression());
  if (handles.assets) site.use(handles.assets);
  site.use(traceRequest);
  site.use(dashboardPath, jobDashboard({ ...handles, productName: config.PRODUCT_NAME }));
  site.use(readersLanguage(handles));
  site.use(apiPath, createApi(handles, endpoints));
  site.use('/api', respondNotFound);
  site.get(serverTimePath, serverTime(handles));

  if (handles.renderPages) site.use(pages(handles, handles.renderPages));
  const { notFound, failures } = respondWithPage(handles);
  site.use(notFound, failures);
  return site;
}

/** Keeps only the trustworthy cookies of a request, under the names that the code uses. */
function believeCookies(publicUrl: string): RequestHandler {
  return (req, res, next) => {
    const sent = req.headers.cookie;
    res.locals.sentCookies = sent;
    if (sent !== undefined) req.headers.cookie = believedCookies(sent, publicUrl);
    next();
  };
}

/** Reads from the primary database for a moment after a change, so that the person sees it. */
const readOwnWrites: RequestHandler = (req, res, next) => {
  if (!safeMethods.has(req.method)) res.append('set-cookie', freshSetCookie);
  next();
};

/** Returns the handlers of the pages, which Remix renders. */
function pages(
  handles: SiteHandles,
  renderPages: NonNullable<SiteHandles['renderPages']>,
): RequestHandler[] {
  const contextOf = createRequestContexts(handles);
  return [
    refuseOtherCharsets,
    redirectLargeCards,
    limitBody(bytesOfForm),
    stripTokens(handles.cookies),
    resolveVisit(handles),
    (_req, res, next) => {
      const { viewer } = visitOf(res);
      withViewer(viewer.kind === 'user' ? viewer.userId : null, next);
    },
    redirectUnderAge,
    guardPages(handles),
    rememberOrigin(handles),
    rememberOffer(handles),
    (req, res, next) => {
      if (!res.locals.isForEverybody) res.vary('Accept-Language');
      // The guard has already checked it; Remix would compare it with the proxy's name for this host and
      // fail.
      delete req.headers.origin;
      // A document gets its route's name during rendering.
      res.locals.route = req.path.endsWith('.data') ? 'page data' : 'page';
      next();
    },
    renderPages(async (req, res) =>
      Object.assign(await contextOf(req, res, visitOf(res)), {
        nonce: res.locals.nonce,
        allowOrigins: res.locals.allowOrigins,
        nameRoute: (id: string) => void (res.locals.route = `page ${id}`),
        sendDocument: (document: Buffer) => void (res.locals.document = document),
      }),
    ),
  ];
}
