import * as z from 'zod';
import { loopbackNames } from './loopback-names';
import { sealKeySchema, sealKeysSchema } from './seal-keys';
import { socialProvidersSchema } from './social-providers';
import { liveKitUrlSchema, portRangeSchema, relayUrlsSchema } from './calls';
import { payoutMethodsSchema } from './payout-methods';
import { certificateFields, requireMarksCertificate } from './certificates';
import { withDatabaseCa, withRedisCa } from './tls';
import { requireWholeGroups } from './variable-groups';
import { headerName } from './proxy-header-reader';
import { workerKindsSchema } from './worker-kinds';

const port = z.coerce.number().int().min(0).max(65535);
const httpUrl = z.url({ protocol: /^https?$/ });
/** Paths are appended to the address, so a trailing slash is removed. */
const serviceUrl = httpUrl.transform((url) => url.replace(/\/$/, ''));
const redisUrl = z.url({ protocol: /^rediss?$/ });
const redisUrls = z
  .string()
  .refine((urls) => urls.split(',').every((url) => redisUrl.safeParse(url).success));
const flag = z.stringbool();
const merchantName = z.string().regex(/^[\w-]{1,64}$/);
const processorSecret = z.string().min(16);
const milliseconds = z.coerce.number().int().min(100).max(86_400_000);

/** Checks that others cannot read what is sent to an address: it uses TLS or stays on this machine. */
function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || protocol === 'wss:' || loopbackNames.has(hostname);
}

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    DEPLOYMENT: z.enum(['demo', 'test', 'production']),
    PRODUCT_NAME: z.string().min(1).default('Nocturne'),
    PUBLIC_URL: httpUrl,
    BIND_HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port.default(3000),
    REALTIME_PORT: port.default(3001),
    WORKER_PORT: port.default(3003),
    /** The port of the sandbox on this machine, if one was started beside the product. */
    SANDBOX_PORT: port.optional(),
    /** The address to which the web process forwards sockets and the event stream. */
    REALTIME_URL: httpUrl.default('http://127.0.0.1:3001'),
    REALTIME_ENGINE: z.enum(['uws', 'node']).default('uws'),
    /** The folder of uWebSockets.js’s own build, for a version of Node without a packaged binary. */
    UWS_MODULE: z.string().min(1).optional(),
    /**
     * The number of trusted proxies in front of web and gateway. With 0, no forwarded header is trusted.
     */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /**
     * The header in which a trusted proxy names a request's country (ISO 3166-1 alpha-2). Without it no
     * country is known.
     */
    COUNTRY_HEADER: headerName.optional(),
    /** The header that names the region (ISO 3166-2, or its part behind the hyphen). */
    REGION_HEADER: headerName.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** A streaming replica for pages whose data may be a second old. */
    DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
    /** Maximum milliseconds of a connection attempt, a statement, a lock wait, an idle transaction. */
    DATABASE_CONNECT_MS: milliseconds.default(5_000),
    DATABASE_STATEMENT_MS: milliseconds.default(6_000),
    DATABASE_LOCK_MS: milliseconds.default(4_000),
    DATABASE_IDLE_TRANSACTION_MS: milliseconds.default(5_000),
    /** The maximum milliseconds of a statement in jobs that read whole tables. */
    DATABASE_LONG_STATEMENT_MS: milliseconds.default(600_000),
    /** Several addresses, separated by commas, are nodes of one cluster. */
    REDIS_URL: redisUrls,
    /** The number of shards of the queues through which every message passes. */
    QUEUE_SHARDS: z.coerce.number().int().min(1).max(64).default(1),
    ...certificateFields,
    REDIS_CONNECT_MS: milliseconds.default(3_000),
    /** The maximum milliseconds of a command. A connection that is silent for as long is reopened. */
    REDIS_COMMAND_MS: milliseconds.default(3_000),
    DATA_DIR: z.string().min(1).default('.data'),
    /** An S3-compatible bucket for files. Without it they are stored in DATA_DIR. */
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    SESSION_SECRET: z.string().min(32),
    /** The keys for sealed data: one key, or several by version, of which the first seals. */
    SEAL_KEY: sealKeySchema.optional(),
    SEAL_KEYS: sealKeysSchema.optional(),
    COMMANDS_KEY: z.string().min(16),
    /** The key that internal services show when they call back with results. Without it no service may. */
    SERVICE_KEY: z.string().min(16).optional(),
    /** The bearer token for reading metrics. Without it private networks may read them. */
    METRICS_KEY: z.string().min(16).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z.string().min(3).default('hello@nocturne.example'),
    MODEL_URL: httpUrl,
    MODEL_KEY: z.string().min(1),
    MODEL_NAME: z.string().min(1).default('persona'),
    /** The tokens of a prompt and its answer together, for a model with a small context. */
    MODEL_CONTEXT_TOKENS: z.coerce.number().int().min(256).max(10_000_000).optional(),
    /** The maximum wait in milliseconds for the first words, and for a whole answer. */
    MODEL_FIRST_WORDS_MS: milliseconds.default(12_000),
    MODEL_ANSWER_MS: milliseconds.default(60_000),
    /** A second server, whose model replies while the first is unavailable. Set all three or none. */
    MODEL_FALLBACK_URL: httpUrl.optional(),
    MODEL_FALLBACK_KEY: z.string().min(1).optional(),
    MODEL_FALLBACK_NAME: z.string().min(1).optional(),
    /**
     * A second moderator of texts beside the embedded layers: a moderation endpoint or a guard model of an
     * OpenAI-compatible server. Set all four or none.
     */
    MODERATION_KIND: z.enum(['endpoint', 'guard']).optional(),
    MODERATION_URL: httpUrl.optional(),
    MODERATION_KEY: z.string().min(1).optional(),
    MODERATION_MODEL: z.string().min(1).optional(),
    /** The maximum wait in milliseconds. After that the embedded layers decide alone. */
    MODERATION_TIMEOUT_MS: z.coerce.number().int().min(50).max(10_000).default(1500),
    /** If on, each worker examines pictures itself, with models that take some 490 MB once loaded. */
    PICTURE_LOOK: z.enum(['on', 'off']).default('on'),
    /**
     * The moderator of generated pictures before they are shown: `POST /moderations` of an
     * OpenAI-compatible server with images as input. Set all three or none.
     */
    PICTURE_JUDGE_URL: httpUrl.optional(),
    PICTURE_JUDGE_KEY: z.string().min(1).optional(),
    PICTURE_JUDGE_MODEL: z.string().min(1).optional(),
    /** The maximum wait in milliseconds. After that the picture is held and moderated later. */
    PICTURE_JUDGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
    /** A JSON list. Without it there is no social sign-in. */
    SOCIAL_PROVIDERS: socialProvidersSchema.default([]),
    /** A captcha service with the protocol of Turnstile. Set all four or none. */
    CAPTCHA_SITE_KEY: z.string().min(1).optional(),
    CAPTCHA_SECRET: z.string().min(1).optional(),
    CAPTCHA_SCRIPT_URL: httpUrl.optional(),
    CAPTCHA_VERIFY_URL: httpUrl.optional(),
    /** A service that checks ages: its API, its key, and the address of its pages. Set all or none. */
    AGE_CHECK_URL: httpUrl.optional(),
    AGE_CHECK_KEY: z.string().min(1).optional(),
    AGE_CHECK_PAGES: httpUrl.optional(),
    /**
     * Veriff, which identifies creators: its API, the key and the shared secret of an integration, and the
     * address of its pages. Set all or none.
     */
    VERIFF_URL: httpUrl.optional(),
    VERIFF_KEY: z.string().min(1).optional(),
    VERIFF_SECRET: processorSecret.optional(),
    VERIFF_PAGES: httpUrl.optional(),
    /**
     * A card processor with card fields in its own frame and both wallets: its API, our merchant name, the key that signs
     * requests to it, the secret that signs its webhooks, and the address of its pages. Set all or none.
     */
    CARDS_URL: httpUrl.optional(),
    CARDS_MERCHANT: merchantName.optional(),
    CARDS_KEY: processorSecret.optional(),
    CARDS_WEBHOOK_SECRET: processorSecret.optional(),
    CARDS_PAGES: httpUrl.optional(),
    /** True if the card processor requires the code of a saved card each time its holder pays with it. */
    CARDS_REQUIRE_CODE: flag.default(false),
    /** A BTCPay Server: its address, a store, an API key, the secret of a webhook. Set all or none. */
    BTCPAY_URL: httpUrl.optional(),
    BTCPAY_STORE: merchantName.optional(),
    BTCPAY_KEY: processorSecret.optional(),
    BTCPAY_WEBHOOK_SECRET: processorSecret.optional(),
    /** The store's payout methods by network (`TRC20=USDT-TRON,ERC20=USDT-ETH`); without it none pay out. */
    BTCPAY_PAYOUT_METHODS: payoutMethodsSchema.optional(),
    /** A house that pays out to banks and wallets: its API, our name, our key, the secret of its webhooks. */
    PAYOUTS_URL: httpUrl.optional(),
    PAYOUTS_MERCHANT: merchantName.optional(),
    PAYOUTS_KEY: processorSecret.optional(),
    PAYOUTS_WEBHOOK_SECRET: processorSecret.optional(),
    /** Verotel or a sister brand: its address, a website there, and its signature key. Set all or none. */
    VEROTEL_URL: httpUrl.optional(),
    VEROTEL_SHOP: z
      .string()
      .regex(/^\d{1,10}$/)
      .optional(),
    VEROTEL_SIGNATURE_KEY: processorSecret.optional(),
    /**
     * CCBill: an account and subaccount, the server application of its RESTful API, the card form with the
     * salt of its prices, the Data Link user, and a secret of our own in the address of its webhooks. Set
     * all or none.
     */
    CCBILL_ACCOUNT: z
      .string()
      .regex(/^9\d{5}$/)
      .optional(),
    CCBILL_SUBACCOUNT: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    CCBILL_APPLICATION: merchantName.optional(),
    CCBILL_SECRET: processorSecret.optional(),
    CCBILL_FLEXFORM: z.uuid().optional(),
    CCBILL_SALT: processorSecret.optional(),
    CCBILL_DATALINK_USER: merchantName.optional(),
    CCBILL_DATALINK_PASSWORD: z.string().min(1).optional(),
    CCBILL_WEBHOOK_SECRET: processorSecret.optional(),
    CCBILL_URL: httpUrl.default('https://api.ccbill.com'),
    CCBILL_DATALINK_URL: httpUrl.default('https://datalink.ccbill.com'),
    /** The address for analytics events of people who consented. Without it nothing is counted. */
    ANALYTICS_URL: httpUrl.optional(),
    ANALYTICS_KEY: z.string().default(''),
    /** The service that stores consents to promotional mail. Without it none are registered. */
    MARKETING_URL: httpUrl.optional(),
    MARKETING_KEY: z.string().default(''),
    /**
     * The key pair that identifies us to push services (P-256, base64url), our contact address (`mailto:`
     * or https), and the hosts of the services. Without the keys no push notices are sent. All subscribed
     * browsers store the public key, so another pair ends all subscriptions.
     */
    PUSH_PUBLIC_KEY: z.base64url().length(87).optional(),
    PUSH_PRIVATE_KEY: z.base64url().length(43).optional(),
    PUSH_SUBJECT: z
      .string()
      .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)
      .optional(),
    PUSH_SERVICES: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim()))
      .default([
        'fcm.googleapis.com',
        'updates.push.services.mozilla.com',
        '*.push.apple.com',
        '*.notify.windows.com',
      ]),
    /**
     * The service that generates pictures. Without an address none are generated. Only the studio supports
     * the recipes of the demo's seed data; the address of an OpenAI-compatible server includes its version.
     */
    PICTURES_KIND: z.enum(['studio', 'openai', 'comfyui', 'automatic1111']).default('studio'),
    PICTURES_URL: httpUrl.optional(),
    PICTURES_KEY: z.string().default(''),
    /** The model or checkpoint for pictures, if the service has several. */
    PICTURES_MODEL: z.string().default(''),
    /** A studio that generates videos, with the protocol of the one for pictures. Without it: none. */
    VIDEOS_URL: httpUrl.optional(),
    VIDEOS_KEY: z.string().default(''),
    /**
     * Services for speech and transcription in OpenAI's protocol (the address up to `/v1`), or Piper's and
     * whisper.cpp's own servers. Without them neither is offered.
     */
    SPEECH_URL: serviceUrl.optional(),
    SPEECH_KEY: z.string().default(''),
    SPEECH_KIND: z.enum(['openai', 'piper']).default('openai'),
    SPEECH_MODEL: z.string().min(1).default('tts-1'),
    TRANSCRIPTION_URL: serviceUrl.optional(),
    TRANSCRIPTION_KEY: z.string().default(''),
    TRANSCRIPTION_KIND: z.enum(['openai', 'whisper.cpp']).default('openai'),
    TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
    /**
     * An address at which browsers reach the processes that answer calls, in addition to the public
     * addresses of their own interfaces, and the UDP ports for calls there (`40000-40099`). By default any
     * free ports are used.
     */
    CALLS_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
    CALLS_PORTS: portRangeSchema.optional(),
    /** TURN servers for callers without a direct path, and the secret that they share with us. */
    CALLS_RELAY_URLS: relayUrlsSchema.optional(),
    CALLS_RELAY_SECRET: z.string().min(16).optional(),
    /** A LiveKit server that carries calls: its address, a key, its secret. Set all or none. */
    LIVEKIT_URL: liveKitUrlSchema.optional(),
    LIVEKIT_KEY: z.string().min(1).optional(),
    LIVEKIT_SECRET: z.string().min(32).optional(),
    /** A service that calculates the tax due per place, and its key. Set both or none. */
    TAX_URL: httpUrl.optional(),
    TAX_KEY: z.string().min(1).optional(),
    /** The script of a tag manager, loaded by pages of people who consented. */
    TAG_MANAGER_URL: httpUrl.optional(),
    OUTBOX_PARTITIONS: z.coerce.number().int().min(1).max(64).default(2),
    /** Milliseconds for which a relay stays the leader without renewing its lease. */
    RELAY_LEASE_MS: z.coerce.number().int().min(1_000).max(60_000).default(3_000),
    REPLIES_ENABLED: flag.default(true),
    /** The kinds of work of a worker process: chat, replies, rest. */
    WORKER_KINDS: workerKindsSchema,
    /** The base address of an OTLP collector over HTTP. Without it nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    /** The share of traces that are kept. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .superRefine(requireWholeGroups)
  .refine(({ DEPLOYMENT, PUBLIC_URL }) => DEPLOYMENT !== 'production' || isPrivate(PUBLIC_URL), {
    path: ['PUBLIC_URL'],
    message: 'must begin with https:// in production',
  })
  .refine(
    ({ DEPLOYMENT, LIVEKIT_URL }) =>
      DEPLOYMENT !== 'production' || LIVEKIT_URL === undefined || isPrivate(LIVEKIT_URL),
    { path: ['LIVEKIT_URL'], message: 'must begin with wss: in production' },
  )
  .refine(
    ({ REDIS_CA, REDIS_URL }) =>
      !REDIS_CA || REDIS_URL.split(',').every((url) => url.startsWith('rediss:')),
    {
      path: ['REDIS_CA'],
      message: 'needs REDIS_URL to begin with rediss://',
    },
  )
  .superRefine(requireMarksCertificate)
  .refine(({ SEAL_KEY, SEAL_KEYS }) => SEAL_KEY !== undefined || SEAL_KEYS !== undefined, {
    path: ['SEAL_KEY'],
    message: 'is missing, and so is SEAL_KEYS',
  })
  // A self-hosted model generates anything it is prompted for, while a hosted service has rules of its own.
  .refine(
    ({ DEPLOYMENT, PICTURES_URL, PICTURES_KIND, PICTURE_JUDGE_URL }) =>
      DEPLOYMENT !== 'production' ||
      PICTURES_URL === undefined ||
      !['comfyui', 'automatic1111'].includes(PICTURES_KIND) ||
      PICTURE_JUDGE_URL !== undefined,
    {
      path: ['PICTURES_KIND'],
      message: 'needs PICTURE_JUDGE_URL in production where it is comfyui or automatic1111',
    },
  );

export type Config = z.infer<typeof schema>;

/** Thrown at start. Its message names all missing or malformed variables. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the configuration from environment variables. Throws a ConfigError that names invalid ones. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    const { DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_CA, REDIS_URL, REDIS_CA } = parsed.data;
    return {
      ...parsed.data,
      DATABASE_URL: withDatabaseCa(DATABASE_URL, DATABASE_CA),
      DATABASE_REPLICA_URL:
        DATABASE_REPLICA_URL && withDatabaseCa(DATABASE_REPLICA_URL, DATABASE_CA),
      REDIS_URL: REDIS_URL.split(',')
        .map((url) => withRedisCa(url, REDIS_CA))
        .join(','),
    };
  }
  throw new ConfigError(describeProblems(parsed.error.issues, given));
}

/**
 * Returns one line per invalid variable; a variable that is absent reads "is missing". Values are never
 * shown.
 */
function describeProblems(
  issues: readonly z.core.$ZodIssue[],
  given: Record<string, unknown>,
): string {
  const lines = issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    const [variable = ''] = issue.path.map(String);
    return variable in given ? `  ${name}: ${issue.message}` : `  ${name} is missing`;
  });
  return ['The configuration cannot be used:', ...new Set(lines)].join('\n');
}
