import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet, { contentSecurityPolicy } from 'helmet';
import type { OutsideOrigins } from './outside-origins';
import '../context/request-locals';

const permissions = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=(self)',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=(self)',
  'midi=()',
  'payment=(self)',
  'usb=()',
].join(', ');

const noOutsideOrigins: OutsideOrigins = { forms: [], scripts: [], frames: [], connections: [] };

/**
 * Sets the headers of every response. A fresh nonce allows the page's own scripts and styles; a page that
 * needs additional outside origins adds them (`res.locals.allowOrigins`).
 */
export function securityHeaders(
  publicUrl: string,
  outside: OutsideOrigins = noOutsideOrigins,
): RequestHandler[] {
  const isHttps = new URL(publicUrl).protocol === 'https:';
  const policyOf = (more: OutsideOrigins) =>
    contentSecurityPolicy({
      useDefaults: false,
      directives: pageDirectives(publicUrl, together(outside, more)),
    });
  const everyPage = policyOf(noOutsideOrigins);
  return [
    (req, res, next) => {
      res.locals.nonce = randomBytes(16).toString('base64');
      let named = noOutsideOrigins;
      res.locals.allowOrigins = (more) => {
        named = together(named, more);
        policyOf(named)(req, res, () => undefined);
      };
      res.set('permissions-policy', permissions);
      next();
    },
    helmet({
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 3600 } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    everyPage,
  ];
}

function together(some: OutsideOrigins, others: OutsideOrigins): OutsideOrigins {
  const both = (name: keyof OutsideOrigins) => [...new Set([...some[name], ...others[name]])];
  return {
    forms: both('forms'),
    scripts: both('scripts'),
    frames: both('frames'),
    connections: both('connections'),
  };
}

function pageDirectives(publicUrl: string, outside: OutsideOrigins) {
  const own = new URL(publicUrl);
  const isHttps = own.protocol === 'https:';
  const socket = `${isHttps ? 'wss' : 'ws'}://${own.host}`;
  const nonce = (_req: unknown, res: ServerResponse) => `'nonce-${nonceOf(res)}'`;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", nonce, ...outside.scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", nonce],
    // React writes measured sizes and CSS variables as style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", socket, ...outside.connections],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': outside.frames.length > 0 ? [...outside.frames] : ["'none'"],
    // Browsers apply this to the redirects after a form as well.
    'form-action': ["'self'", ...outside.forms],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

function nonceOf(res: ServerResponse): string {
  const { locals } = res as ServerResponse & { locals?: { nonce?: string } };
  return locals?.nonce ?? '';
}

/**
 * Sets the policy of the job dashboard, a third-party page that has inline styles and sets its own base.
 */
export function dashboardPolicy(): RequestHandler {
  return contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'self'"],
      'object-src': ["'none'"],
    },
  });
}
