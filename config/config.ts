import * as z from 'zod';
import { loopbackNames } from './loopback-names';
import { sealKeySchema, sealKeysSchema } from './seal-keys';
import { socialProvidersSchema } from './social-providers';
import { liveKitUrlSchema, portRangeSchema, relayUrlsSchema } from './calls';
import { certificateFields, requireMarksCertificate } from './certificates';
import { withDatabaseCa, withRedisCa } from './tls';
import { requireAllOrNone } from './require-all-or-none';
import { headerName } from './told-by-proxy';
import { workerKindsSchema } from './worker-kinds';

const port = z.coerce.number().int().min(0).max(65535);
const httpUrl = z.url({ protocol: /^https?$/ });
/** Paths are put behind it. */
const serviceUrl = httpUrl.transform((url) => url.replace(/\/$/, ''));
const redisUrl = z.url({ protocol: /^rediss?$/ });
const redisUrls = z
  .string()
  .refine((urls) => urls.split(',').every((url) => redisUrl.safeParse(url).success));
const flag = z.stringbool();
const merchantName = z.string().regex(/^[\w-]{1,64}$/);
const processorSecret = z.string().min(16);
const milliseconds = z.coerce.number().int().min(100).max(86_400_000);

/** Whether what people send to an address is read by nobody on its way: over TLS, or on one machine. */
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
    /** Where the sandbox listens on this machine, where one was started beside the product. */
    SANDBOX_PORT: port.optional(),
    /** Where the web process forwards sockets and the event stream. */
    REALTIME_URL: httpUrl.default('http://127.0.0.1:3001'),
    REALTIME_ENGINE: z.enum(['uws', 'node']).default('uws'),
    /**
     * The folder of uWebSockets.js’s own build, for a Node that the packaged one has no binary for.
     */
    UWS_MODULE: z.string().min(1).optional(),
    /** Hops of trusted proxies in front of web and gateway; 0 trusts no forwarded header. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /**
     * The header in which a trusted proxy names a request's country (ISO 3166-1 alpha-2); without
     * it nobody's country is known.
     */
    COUNTRY_HEADER: headerName.optional(),
    /** The same for the region of that country (ISO 3166-2, or its part behind the hyphen). */
    REGION_HEADER: headerName.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** A streaming replica, from which pages are read that may be a second old. */
    DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
    /** How long a connection, a statement, a lock or an idle transaction may take; milliseconds. */
    DATABASE_CONNECT_MS: milliseconds.default(5_000),
    DATABASE_STATEMENT_MS: milliseconds.default(6_000),
    DATABASE_LOCK_MS: milliseconds.default(4_000),
    DATABASE_IDLE_TRANSACTION_MS: milliseconds.default(5_000),
    /** A statement of jobs that go through whole tables. */
    DATABASE_LONG_STATEMENT_MS: milliseconds.default(600_000),
    /** Several, parted by commas, are nodes of one cluster. */
    REDIS_URL: redisUrls,
    /** Of how many shards the queues are that every message goes through. */
    QUEUE_SHARDS: z.coerce.number().int().min(1).max(64).default(1),
    ...certificateFields,
    REDIS_CONNECT_MS: milliseconds.default(3_000),
    /** A command; a connection that is silent for as long is begun anew. */
    REDIS_COMMAND_MS: milliseconds.default(3_000),
    DATA_DIR: z.string().min(1).default('.data'),
    /** A bucket for files, in a store that speaks S3; without one they lie in DATA_DIR. */
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    SESSION_SECRET: z.string().min(32),
    /** What is sealed at rest: one key, or several by version, of which the first seals. */
    SEAL_KEY: sealKeySchema.optional(),
    SEAL_KEYS: sealKeysSchema.optional(),
    COMMANDS_KEY: z.string().min(16),
    /** Shown by services of ours that call back with what they made; without one none may. */
    SERVICE_KEY: z.string().min(16).optional(),
    /** Shown as a bearer token by what scrapes figures; without one, private networks may. */
    METRICS_KEY: z.string().min(16).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z.string().min(3).default('hello@nocturne.example'),
    MODEL_URL: httpUrl,
    MODEL_KEY: z.string().min(1),
    MODEL_NAME: z.string().min(1).default('persona'),
    /**
     * A second judge of texts beside the embedded layers: a moderation endpoint or a guard model,
     * of an OpenAI-compatible server; all four or none.
     */
    MODERATION_KIND: z.enum(['endpoint', 'guard']).optional(),
    MODERATION_URL: httpUrl.optional(),
    MODERATION_KEY: z.string().min(1).optional(),
    MODERATION_MODEL: z.string().min(1).optional(),
    /** Milliseconds it is waited for; then the embedded layers decide alone. */
    MODERATION_TIMEOUT_MS: z.coerce.number().int().min(50).max(10_000).default(1500),
    /** Whether each worker looks at pictures itself, by models of its packages: some 490 MB once it has. */
    PICTURE_LOOK: z.enum(['on', 'off']).default('on'),
    /**
     * Who judges pictures that were made before anybody is shown them: `POST /moderations` of an
     * OpenAI-compatible server with images as input; all three or none.
     */
    PICTURE_JUDGE_URL: httpUrl.optional(),
    PICTURE_JUDGE_KEY: z.string().min(1).optional(),
    PICTURE_JUDGE_MODEL: z.string().min(1).optional(),
    /** Milliseconds it is waited for; then the picture waits, and is judged later. */
    PICTURE_JUDGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
    /** A JSON list; without it there is no social sign-in. */
    SOCIAL_PROVIDERS: socialProvidersSchema.default([]),
    /** A captcha service of the Turnstile kind: all four or none. */
    CAPTCHA_SITE_KEY: z.string().min(1).optional(),
    CAPTCHA_SECRET: z.string().min(1).optional(),
    CAPTCHA_SCRIPT_URL: httpUrl.optional(),
    CAPTCHA_VERIFY_URL: httpUrl.optional(),
    /**
     * A service that checks ages: its API, the key for it, and where its pages are; all or none.
     */
    AGE_CHECK_URL: httpUrl.optional(),
    AGE_CHECK_KEY: z.string().min(1).optional(),
    AGE_CHECK_PAGES: httpUrl.optional(),
    /**
     * A card processor with fields in a frame of its own: its API, who we are to it, the key that
     * signs what it is asked, the secret that signs what it tells, and where its pages are; all or none.
     */
    CARDS_URL: httpUrl.optional(),
    CARDS_MERCHANT: merchantName.optional(),
    CARDS_KEY: processorSecret.optional(),
    CARDS_WEBHOOK_SECRET: processorSecret.optional(),
    CARDS_PAGES: httpUrl.optional(),
    /** A processor whose own page takes cards and wallets; all or none, as for CARDS_…. */
    HOSTED_URL: httpUrl.optional(),
    HOSTED_MERCHANT: merchantName.optional(),
    HOSTED_KEY: processorSecret.optional(),
    HOSTED_WEBHOOK_SECRET: processorSecret.optional(),
    HOSTED_PAGES: httpUrl.optional(),
    /** A BTCPay Server: its address, a store of it, an API key, a webhook's secret; all or none. */
    BTCPAY_URL: httpUrl.optional(),
    BTCPAY_STORE: merchantName.optional(),
    BTCPAY_KEY: processorSecret.optional(),
    BTCPAY_WEBHOOK_SECRET: processorSecret.optional(),
    /** Verotel or a sister brand: its address, a website there, its signature key; all or none. */
    VEROTEL_URL: httpUrl.optional(),
    VEROTEL_SHOP: z
      .string()
      .regex(/^\d{1,10}$/)
      .optional(),
    VEROTEL_SIGNATURE_KEY: processorSecret.optional(),
    /**
     * CCBill: an account and subaccount there, the RESTful API's application for servers, the form that
     * cards are typed into with the salt of its prices, the Data Link user, and a secret of our own
     * in the address of its webhooks; all or none.
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
    /** Where events of those who allow it go; without it nothing is counted. */
    ANALYTICS_URL: httpUrl.optional(),
    ANALYTICS_KEY: z.string().default(''),
    /** Where those who agreed to promotional mails are known; without it nobody is. */
    MARKETING_URL: httpUrl.optional(),
    MARKETING_KEY: z.string().default(''),
    /**
     * The pair of keys by which push services know us (P-256, base64url), whom they turn to (`mailto:` or
     * https), and their hosts; without the keys nothing is pushed. Everybody's browser keeps the public
     * one: another pair ends all subscriptions.
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
     * Who draws pictures; without an address none are drawn. The studio alone knows the recipes of a
     * seed; an OpenAI-compatible server's address has its version in it.
     */
    PICTURES_KIND: z.enum(['studio', 'openai', 'comfyui', 'automatic1111']).default('studio'),
    PICTURES_URL: httpUrl.optional(),
    PICTURES_KEY: z.string().default(''),
    /** The model or checkpoint that draws, where the service has several. */
    PICTURES_MODEL: z.string().default(''),
    /** A studio that films, in the protocol of the one that draws; without it no videos are offered. */
    VIDEOS_URL: httpUrl.optional(),
    VIDEOS_KEY: z.string().default(''),
    /**
     * Services that read words aloud and that write down what was said, in OpenAI's protocol (the
     * address up to `/v1`), or Piper's and whisper.cpp's own servers; without them neither is offered.
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
     * Calls: an address by which browsers reach the processes that answer them, beside the public ones
     * of their own interfaces, and the UDP ports that lines take there (`40000-40099`); any free ones unless told.
     */
    CALLS_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
    CALLS_PORTS: portRangeSchema.optional(),
    /** TURN servers that carry calls of who reaches nobody directly, and the secret they share with us. */
    CALLS_RELAY_URLS: relayUrlsSchema.optional(),
    CALLS_RELAY_SECRET: z.string().min(16).optional(),
    /** A LiveKit server that carries calls: where it is reached, a key of it, its secret; all or none. */
    LIVEKIT_URL: liveKitUrlSchema.optional(),
    LIVEKIT_KEY: z.string().min(1).optional(),
    LIVEKIT_SECRET: z.string().min(32).optional(),
    /** A service that tells what tax is owed where, and the key for it; both or none. */
    TAX_URL: httpUrl.optional(),
    TAX_KEY: z.string().min(1).optional(),
    /** A tag manager's script, loaded by pages whose person allows it. */
    TAG_MANAGER_URL: httpUrl.optional(),
    OUTBOX_PARTITIONS: z.coerce.number().int().min(1).max(64).default(2),
    /** How long a relay leads without a further sign of life, in milliseconds. */
    RELAY_LEASE_MS: z.coerce.number().int().min(1_000).max(60_000).default(3_000),
    REPLIES_ENABLED: flag.default(true),
    /** What a worker process is for: chat, replies, rest. */
    WORKER_KINDS: workerKindsSchema,
    /** Base address of an OTLP collector over HTTP; without one nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    /** Share of traces that are kept. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .superRefine(
    requireAllOrNone([
      'CAPTCHA_SITE_KEY',
      'CAPTCHA_SECRET',
      'CAPTCHA_SCRIPT_URL',
      'CAPTCHA_VERIFY_URL',
    ]),
  )
  .superRefine(
    requireAllOrNone(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
  )
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
  .superRefine(
    requireAllOrNone(['MODERATION_KIND', 'MODERATION_URL', 'MODERATION_KEY', 'MODERATION_MODEL']),
  )
  .superRefine(requireAllOrNone(['PICTURE_JUDGE_URL', 'PICTURE_JUDGE_KEY', 'PICTURE_JUDGE_MODEL']))
  // A model of one's own draws whatever it is told to; a service's has rules of its own.
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
  )
  .superRefine(requireAllOrNone(['TAX_URL', 'TAX_KEY']))
  .superRefine(requireAllOrNone(['CALLS_RELAY_URLS', 'CALLS_RELAY_SECRET']))
  .superRefine(requireAllOrNone(['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET']))
  .superRefine(requireAllOrNone(['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT']))
  .superRefine(requireAllOrNone(['AGE_CHECK_URL', 'AGE_CHECK_KEY', 'AGE_CHECK_PAGES']))
  .superRefine(
    requireAllOrNone([
      'CARDS_URL',
      'CARDS_MERCHANT',
      'CARDS_KEY',
      'CARDS_WEBHOOK_SECRET',
      'CARDS_PAGES',
    ]),
  )
  .superRefine(
    requireAllOrNone([
      'HOSTED_URL',
      'HOSTED_MERCHANT',
      'HOSTED_KEY',
      'HOSTED_WEBHOOK_SECRET',
      'HOSTED_PAGES',
    ]),
  )
  .superRefine(
    requireAllOrNone([
      'CCBILL_ACCOUNT',
      'CCBILL_SUBACCOUNT',
      'CCBILL_APPLICATION',
      'CCBILL_SECRET',
      'CCBILL_FLEXFORM',
      'CCBILL_SALT',
      'CCBILL_DATALINK_USER',
      'CCBILL_DATALINK_PASSWORD',
      'CCBILL_WEBHOOK_SECRET',
    ]),
  )
  .superRefine(requireAllOrNone(['VEROTEL_URL', 'VEROTEL_SHOP', 'VEROTEL_SIGNATURE_KEY']))
  .superRefine(
    requireAllOrNone(['BTCPAY_URL', 'BTCPAY_STORE', 'BTCPAY_KEY', 'BTCPAY_WEBHOOK_SECRET']),
  );

export type Config = z.infer<typeof schema>;

/** Thrown at start; its message names every missing or malformed variable at once. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the whole configuration from environment variables.
 * Throws ConfigError that names every variable at fault.
 */
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

/** One line per variable at fault; a variable that is absent reads "is missing". Values are never shown. */
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
