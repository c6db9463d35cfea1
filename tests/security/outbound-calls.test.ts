import { describe, expect, it } from 'vitest';
import { readSources } from './testing/read-sources';

/**
 * Every place that opens a connection, and the source of its address. While all of these are the
 * operator's settings or the browser's own site, no outsider can make the product request their address.
 * The first place that takes an address from a person, a provider or a database row needs a guard (only
 * http and https, no private, loopback, link-local or mapped address after the name was resolved,
 * redirects checked alike), and tests of that guard here.
 */
const allowedCalls: Record<string, string> = {
  'app/second-factors/use-passkey.ts': 'the browser, its own site',
  'app/checkout/cards/card-frame.tsx': 'the browser, its own site',
  'app/checkout/order/report-order.ts': 'the browser, its own site',
  'app/subscriptions/modals/become-premium-special-offer.tsx': 'the browser, its own site',
  'app/subscriptions/modals/cancel-premium.tsx': 'the browser, its own site',
  'app/kit/connection/keep-page.ts': 'the browser, its own site',
  'app/kit/connection/reach.ts': 'the browser, its own site',
  'app/kit/errors/watch-for-errors.ts': 'the browser, its own site',
  'app/kit/http/server/forwarding.ts': 'REALTIME_URL',
  'app/chat/live/chat-link.ts': 'the browser, its own site',
  'app/notifications/use-desktop-notices.ts': 'the browser, its own site',
  'app/kit/realtime/fetch-api.ts': 'the browser, its own site',
  'app/kit/realtime/open-event-stream.ts': 'the browser, its own site',
  'app/kit/realtime/refresh-session.ts': 'the browser, its own site',
  'app/voice-calls/browser-line.ts': 'the browser, its own site’s answer to its call',
  'app/voice-calls/room-line.ts': 'LIVEKIT_URL',
  'providers/voice-call/livekit-lines.ts': 'LIVEKIT_URL',
  'providers/voice-call/werift-lines.ts': 'nobody: it answers browsers that reach it',
  'db/seed.ts': 'CARDS_URL, the demo’s own sandbox',
  'db/seeds/seed-purchases.ts': 'CARDS_URL, the demo’s own sandbox',
  'db/application-login.ts': 'DATABASE_URL',
  'db/commit-with.ts': 'DATABASE_URL',
  'db/connection.ts': 'DATABASE_URL',
  'db/migrate-database.ts': 'DATABASE_URL',
  'db/redis-connection.ts': 'REDIS_URL',
  'observability/start-tracing.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT',
  'providers/age/http-age-assurance.ts': 'AGE_CHECK_URL',
  'providers/identity/veriff.ts': 'VERIFF_URL',
  'providers/analytics/http-analytics.ts': 'ANALYTICS_URL',
  'providers/payments/call-processor.ts': 'CARDS_URL and the other processors',
  'providers/pictures/call-picture-provider.ts': 'PICTURES_URL',
  'providers/pictures/http-pictures.ts': 'PICTURES_URL',
  'providers/captcha/siteverify.ts': 'CAPTCHA_VERIFY_URL',
  'providers/language-model/open-answer.ts': 'MODEL_URL and MODEL_FALLBACK_URL',
  'providers/mail/smtp.ts': 'SMTP_URL',
  'providers/marketing/http-marketing.ts': 'MARKETING_URL',
  'providers/moderation/call-provider.ts': 'MODERATION_URL and PICTURE_JUDGE_URL',
  'providers/push/web-push.ts': 'PUSH_SERVICES',
  'providers/social/read-user-info.ts': 'SOCIAL_PROVIDERS',
  'providers/speech/call-speech-service.ts': 'SPEECH_URL and TRANSCRIPTION_URL',
  'providers/storage/s3.ts': 'S3_ENDPOINT',
  'providers/tax/http-tax-service.ts': 'TAX_URL',
};

const opensConnections = new RegExp(
  [
    /(?<![.\w])fetch\(/,
    /\b(?:globalThis|window|self)\.fetch\b/,
    /\bnew (?:EventSource|WebSocket|XMLHttpRequest|Redis|Socket)\b/,
    /\bnew (?:\w+\.)?(?:Client|Pool)\(/,
    /\b(?:https?|net|tls|dgram|http2)\.(?:request|get|connect|createConnection|createSocket)\(/,
    /\bfrom '(?:node:)?(?:net|tls|dgram|http2|https|dns)(?:\/promises)?'/,
    /\bnew RTCPeerConnection\(/,
    /\b(?:createTransport|createProxyServer|sendBeacon|knex)\(/,
    /\bfrom '(?:undici|aws4fetch|axios|got|node-fetch|httpxy|nodemailer|ioredis|pg|socket\.io-client)'/,
    /'@opentelemetry\/exporter-[\w-]+'/,
    /\bimport(?: [^;]+ from |\()'(?:livekit-client|@livekit\/rtc-node)'/,
    /\b(?:request|get|connect) ?[,}].* from '(?:node:)?https?'/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Imports that cannot open a connection. */
const harmless =
  /^import (?:type [^;]+|\{(?: (?:BlockList|isIP(?:v4|v6)?|createServer),?)+ \} from 'node:net');$/gm;
const sources = readSources().map(({ path, text }) => ({
  path,
  text: text.replace(harmless, ''),
}));

describe('connections to somewhere', () => {
  it('are opened only where the source of the address is known', () => {
    const found = sources.filter(({ text }) => opensConnections.test(text)).map(({ path }) => path);
    expect(found.sort()).toEqual(Object.keys(allowedCalls).sort());
  });

  it('go to addresses of the configuration, which an operator writes', () => {
    const config = sources.find(({ path }) => path === 'config/config.ts')?.text;
    const named = Object.values(allowedCalls).filter((who) => /^[A-Z_]+$/.test(who));
    for (const name of named) expect(config).toContain(`  ${name}: `);
  });

  it('follow no redirection with a key in hand', () => {
    for (const { path, text } of sources) {
      if (!/authorization:/i.test(text) || !/(?<![.\w])fetch\(/.test(text)) continue;
      expect(text, path).toContain("redirect: 'error'");
    }
  });
});

it('no call or form takes an address', async () => {
  const { endpoints } = await import('~/app/endpoints');
  const fields = endpoints.flatMap(({ body, query }) =>
    [body, query].flatMap((schema) =>
      schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
    ),
  );
  expect(fields.length).toBeGreaterThan(5);
  // The address to which a processor returns a browser: a page of this site; any other is refused.
  const backHere = new Set(['shopperResultUrl', 'callbackUrl']);
  const addresses = fields.filter((name) => /ur[il]$|link|href|webhook|callback|host/i.test(name));
  expect(addresses.filter((name) => !backHere.has(name))).toEqual([]);
});
