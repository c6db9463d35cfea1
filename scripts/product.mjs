import { createECDH } from 'node:crypto';

import { bundlePath } from './bundle.mjs';
import { runLogged } from './commands.mjs';
import { root } from './paths.mjs';
import { LOGIN_KINDS, variableOf } from './provision/application-login.mjs';

/**
 * The processes of the product: name, the variable that sets its port, and the port's default.
 */
export const PROCESSES = {
  sandbox: { variable: 'SANDBOX_PORT', port: 3002 },
  realtime: { variable: 'REALTIME_PORT', port: 3001 },
  worker: { variable: 'WORKER_PORT', port: 3003 },
  web: { variable: 'PORT', port: 3000 },
};

/**
 * The services of an installation. Workers of each kind are separate processes, so that replies never
 * slow a send. A service's port is in the environment under its own variable.
 */
export const SERVICES = {
  sandbox: { kind: 'sandbox', ...PROCESSES.sandbox },
  realtime: { kind: 'realtime', ...PROCESSES.realtime },
  'worker-chat': { kind: 'worker', ...PROCESSES.worker, workerKinds: 'chat' },
  'worker-replies': {
    kind: 'worker',
    variable: 'WORKER_REPLIES_PORT',
    port: 3004,
    workerKinds: 'replies',
  },
  'worker-rest': { kind: 'worker', variable: 'WORKER_REST_PORT', port: 3005, workerKinds: 'rest' },
  'worker-calls': {
    kind: 'worker',
    variable: 'WORKER_CALLS_PORT',
    port: 3006,
    workerKinds: 'calls',
  },
  web: { kind: 'web', ...PROCESSES.web },
};

/**
 * Returns all services of one installation.
 * @param {Record<string, string | undefined>} env it contains the port of each
 */
export const productServices = (env) =>
  Object.entries(SERVICES).map(([name, { kind, variable, workerKinds }]) =>
    productService(
      kind,
      { ...env, [PROCESSES[kind].variable]: env[variable], WORKER_KINDS: workerKinds },
      name,
    ),
  );

const READY_TIMEOUT_MS = 2_000;

async function answersReady(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(READY_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

const nodeArgs = (bundle) => ['--enable-source-maps', bundlePath(bundle)];

/**
 * Returns one process of the product as a service.
 * @param {keyof typeof PROCESSES} kind
 * @param {Record<string, string | undefined>} env it contains the port under the kind's variable
 * @param {string} [name] when several of a kind run
 * @returns {import('./supervise.mjs').Service}
 */
export function productService(kind, env, name = kind) {
  const port = Number(env[PROCESSES[kind].variable]);
  return {
    name,
    command: process.execPath,
    args: nodeArgs(kind),
    env: withOwnLogin(kind, env),
    isReady: () => answersReady(port),
  };
}

/** Gives a process only its own database login; the sandbox has none. */
const withOwnLogin = (kind, env) => ({
  ...env,
  ...Object.fromEntries(LOGIN_KINDS.map((other) => [variableOf(other), undefined])),
  DATABASE_URL: LOGIN_KINDS.includes(kind)
    ? (env[variableOf(kind)] ?? env.DATABASE_URL)
    : undefined,
});

/** Migrates the database to the newest schema, as its owner, and creates the logins of the processes. */
export const migrate = (workplace, env, ownerUrl) =>
  runLogged(workplace, {
    name: 'migrate',
    command: process.execPath,
    args: nodeArgs('migrate'),
    cwd: root,
    env: { ...env, MIGRATION_DATABASE_URL: ownerUrl },
  });

/** @param {string} line */
function readProgress(line) {
  const match = /^progress (\d+)\/(\d+) ?(.*)$/.exec(line);
  return match === null ? null : `${match[1]}/${match[2]} ${match[3]}`.trim();
}

const runSeed = (workplace, env, report, { name, args }) =>
  runLogged(workplace, {
    name,
    command: process.execPath,
    args: [...nodeArgs('seed'), ...args],
    cwd: root,
    env,
    onLine: (line) => {
      const progress = readProgress(line);
      if (progress) report(progress);
    },
  });

/**
 * Fills the database, draws portraits and orders the other pictures; existing data stays. With
 * `--purchases`
 * people have bought things, and the sandbox must run.
 * @param {(text: string) => void} report receives progress messages
 */
export const seed = (workplace, env, report, { args = [] } = {}) =>
  runSeed(workplace, env, report, { name: 'seed', args });

/**
 * Waits until the worker has drawn all pictures that the seed ordered.
 * @param {(text: string) => void} report receives progress messages
 */
export const followDrawing = (workplace, env, report) =>
  runSeed(workplace, env, report, { name: 'drawing', args: ['--follow'] });

/** Returns the social providers played by the sandbox; the first also signs tokens for the page. */
function socialProviders(ports) {
  const inside = `http://127.0.0.1:${ports.SANDBOX_PORT}/social`;
  // Browsers run on this machine and use the same host name for the site.
  const outside = `http://localhost:${ports.SANDBOX_PORT}/social`;
  return ['Aurora', 'Boreal', 'Comet'].map((name, index) => {
    const segment = name.toLowerCase();
    return {
      id: name.toUpperCase(),
      name,
      clientId: `nocturne-${segment}`,
      clientSecret: 'sandbox',
      authorizationUrl: `${outside}/${segment}/authorize`,
      tokenUrl: `${inside}/${segment}/token`,
      userInfoUrl: `${inside}/${segment}/userinfo`,
      ...(index === 0 && {
        idTokens: { issuer: `sandbox:${segment}`, keysUrl: `${inside}/keys` },
      }),
    };
  });
}

/**
 * Returns the push settings: the installation's key pair, derived from its secret, and the push services,
 * among them the sandbox; nothing without a secret.
 */
function pushEnv({ PUSH_PRIVATE_KEY: secret }, ports) {
  if (!secret) return {};
  const privateKey = Buffer.from(secret, 'base64');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    // The original bytes: the pair drops leading zeros, which one key in 256 has.
    PUSH_PRIVATE_KEY: privateKey.toString('base64url'),
    PUSH_PUBLIC_KEY: pair.getPublicKey().toString('base64url'),
    PUSH_SUBJECT: 'mailto:hello@nocturne.example',
    PUSH_SERVICES: [`localhost:${ports.SANDBOX_PORT}`, ...browserPushServices].join(','),
  };
}

/** The push services of real browsers, which people also use with a demo. */
const browserPushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Returns the environment shared by all processes of one installation. `addresses` contains those of the
 * database by their variables (`loginAddresses`), or one DATABASE_URL for all. `model` contains variables of
 * the language model that replace those of the caller's environment.
 * @param {{ deployment: 'demo' | 'test', addresses: Record<string, string>, redisUrl: string,
 *   dataDir: string, publicUrl: string, ports: Record<string, number>, secrets: Record<string, string>,
 *   model?: Record<string, string> }} settings
 */
export function productEnv({
  deployment,
  addresses,
  redisUrl,
  dataDir,
  publicUrl,
  ports,
  secrets,
  model = {},
}) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${ports.SANDBOX_SMTP_PORT}`,
    REALTIME_URL: `http://127.0.0.1:${ports.REALTIME_PORT}`,
    MODEL_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/v1`,
    MODEL_KEY: 'sandbox',
    SOCIAL_PROVIDERS: JSON.stringify(socialProviders(ports)),
    ANALYTICS_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/analytics/events`,
    ANALYTICS_KEY: 'sandbox',
    MARKETING_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/marketing`,
    MARKETING_KEY: 'sandbox',
    PICTURES_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/pictures`,
    PICTURES_KEY: 'sandbox',
    VIDEOS_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/videos`,
    VIDEOS_KEY: 'sandbox',
    // The embedded check takes seconds and half a gigabyte; it has its own test (looker.slow.test.ts).
    ...(deployment === 'test' && { PICTURE_LOOK: 'off' }),
    PICTURE_JUDGE_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/moderation/v1`,
    PICTURE_JUDGE_KEY: 'sandbox',
    PICTURE_JUDGE_MODEL: 'judge',
    // Services set in the environment replace the sandbox's speech and transcription.
    SPEECH_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/speech/v1`,
    SPEECH_KEY: 'sandbox',
    TRANSCRIPTION_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/speech/v1`,
    TRANSCRIPTION_KEY: 'sandbox',
    TAX_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/tax`,
    TAX_KEY: 'sandbox',
    TAG_MANAGER_URL: `http://localhost:${ports.SANDBOX_PORT}/tags/tag.js`,
    CAPTCHA_SITE_KEY: 'sandbox',
    CAPTCHA_SECRET: 'sandbox',
    CAPTCHA_SCRIPT_URL: `http://localhost:${ports.SANDBOX_PORT}/captcha/api.js`,
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/captcha/siteverify`,
    // The host name that browsers on this machine use.
    AGE_CHECK_URL: `http://localhost:${ports.SANDBOX_PORT}/age`,
    AGE_CHECK_KEY: 'sandbox',
    AGE_CHECK_PAGES: `http://localhost:${ports.SANDBOX_PORT}`,
    VERIFF_URL: `http://localhost:${ports.SANDBOX_PORT}/identity`,
    VERIFF_KEY: 'sandbox',
    VERIFF_PAGES: `http://localhost:${ports.SANDBOX_PORT}`,
    CARDS_URL: `http://localhost:${ports.SANDBOX_PORT}/cards`,
    CARDS_MERCHANT: 'nocturne',
    CARDS_PAGES: `http://localhost:${ports.SANDBOX_PORT}`,
    VEROTEL_URL: `http://localhost:${ports.SANDBOX_PORT}/verotel`,
    VEROTEL_SHOP: '60678',
    BTCPAY_URL: `http://localhost:${ports.SANDBOX_PORT}/crypto`,
    BTCPAY_STORE: 'nocturne',
    PAYOUTS_URL: `http://localhost:${ports.SANDBOX_PORT}/payouts`,
    PAYOUTS_MERCHANT: 'nocturne',
    SANDBOX_WEBHOOKS_TO: `http://localhost:${ports.PORT}/api/v1/webhooks`,
    COUNTRY_HEADER: 'x-country',
    REGION_HEADER: 'x-region',
    ...secrets,
    ...pushEnv(secrets, ports),
    ...process.env,
    ...model,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    NODE_ENV: 'production',
    DEPLOYMENT: deployment,
    ...addresses,
    // The address for commands and seeds; each process has its own.
    DATABASE_URL: addresses.STAFF_DATABASE_URL ?? addresses.DATABASE_URL,
    // The processes never receive the owner's address.
    MIGRATION_DATABASE_URL: undefined,
    REDIS_URL: redisUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
  };
}
