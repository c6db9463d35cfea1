import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { WebhookRefused, type WebhookRequest } from '../payments/payment-provider';
import { readSigned, requireHmac, requireReadableSize } from '../payments/verify-webhook';
import {
  IdentityProviderFailed,
  type IdentityOutcome,
  type IdentityProvider,
  type IdentityReport,
} from './identity-provider';
import { outcomeOf, verificationSchema, type Verification } from './veriff-decision';

interface VeriffOptions {
  /** Base address, without its version. */
  url: string;
  /** The integration's API key, sent with every request and every webhook. */
  key: string;
  /** The integration's shared secret, which signs both. */
  secret: string;
  /** Origin of the pages to which people are sent; other addresses in answers are rejected. */
  pagesOrigin: string;
  /** Milliseconds for a response, 8 s by default. */
  timeoutMs?: number;
}

const openedSchema = z.object({
  status: z.literal('success'),
  verification: z.object({
    id: z.string().min(8).max(100),
    url: z.url(),
    vendorData: z.string(),
  }),
});

/** The verification is null until there is a decision. */
const decisionSchema = z.object({
  status: z.literal('success'),
  verification: verificationSchema.nullish(),
});

/** An event: the person has begun, or has sent their pictures. */
const eventSchema = z.object({
  id: z.string().min(8).max(100),
  code: z.union([z.literal(7001), z.literal(7002)]),
  vendorData: z.string().nullish(),
});
const webhookSchema = z.union([decisionSchema.required({ verification: true }), eventSchema]);

/** A larger answer, in characters, is rejected. */
const longestAnswer = 512 * 1024;

/** Creates a client of Veriff by its public API: sessions, decisions, and webhooks signed by HMAC-SHA-256. */
export function createVeriff(options: VeriffOptions): IdentityProvider {
  const { key, secret, pagesOrigin } = options;
  const sessions = `${options.url.replace(/\/$/, '')}/v1/sessions`;
  return {
    id: 'veriff',

    async start({ reference, returnUrl }) {
      const body = JSON.stringify({
        verification: { callback: returnUrl, vendorData: reference },
      });
      const { verification } = await ask(options, openedSchema, { address: sessions, body });
      const isOurs = verification.vendorData === reference;
      if (!isOurs || new URL(verification.url).origin !== pagesOrigin) {
        throw new IdentityProviderFailed('invalid');
      }
      return { sessionId: verification.id, verificationUrl: verification.url };
    },

    async read({ sessionId, reference }) {
      const address = `${sessions}/${encodeURIComponent(sessionId)}/decision`;
      const { verification } = await ask(options, decisionSchema, { address, signs: sessionId });
      if (!verification) return { sessionId, reference, outcome: { state: 'pending' } };
      const report = reportOf(verification);
      if (report.sessionId !== sessionId || report.reference !== reference) {
        throw new IdentityProviderFailed('invalid');
      }
      return report;
    },

    verifyWebhook: (request) => [readWebhook(request, { key, secret })],
  };
}

const hexHmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Sends a request that is signed over its body or, without one, over the session's id. */
async function ask<Schema extends z.ZodType>(
  { key, secret, timeoutMs = 8_000 }: VeriffOptions,
  schema: Schema,
  { address, body, signs = '' }: { address: string; body?: string; signs?: string },
): Promise<z.output<Schema>> {
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-auth-client': key,
      'x-hmac-signature': hexHmac(body ?? signs, secret),
    },
    ...(body !== undefined && { body }),
    // Credentials are only sent to the configured server.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new IdentityProviderFailed('unavailable', { cause });
  });
  if (!response.ok) {
    await response.body?.cancel();
    const isPassing = response.status >= 500 || response.status === 429 || response.status === 408;
    throw new IdentityProviderFailed(isPassing ? 'unavailable' : 'invalid', {
      cause: { status: response.status },
    });
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new IdentityProviderFailed('unavailable', { cause });
  });
  const parsed = text.length > longestAnswer ? null : schema.safeParse(readJson(text));
  if (!parsed?.success) throw new IdentityProviderFailed('invalid');
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a webhook. It has no time of its own: a repeated one reports what was known before. */
function readWebhook(
  { rawBody, headers }: WebhookRequest,
  { key, secret }: { key: string; secret: string },
): IdentityReport {
  requireReadableSize(rawBody);
  const signature = headers['x-hmac-signature']?.toLowerCase() ?? '';
  if (headers['x-auth-client'] !== key || !/^[0-9a-f]{64}$/.test(signature)) {
    throw new WebhookRefused('forged');
  }
  requireHmac(rawBody, { secret, signature });
  const told = readSigned(webhookSchema, rawBody);
  if (!('verification' in told)) {
    return reportOfEvent(told.id, told.vendorData ?? '');
  }
  if (!told.verification) throw new WebhookRefused('malformed');
  return reportOf(told.verification);
}

const reportOfEvent = (sessionId: string, reference: string): IdentityReport => ({
  sessionId,
  reference,
  outcome: { state: 'pending' } satisfies IdentityOutcome,
});

const reportOf = (verification: Verification): IdentityReport => ({
  sessionId: verification.id,
  reference: verification.vendorData ?? '',
  outcome: outcomeOf(verification),
});
