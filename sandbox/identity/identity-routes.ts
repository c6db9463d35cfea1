import { createHmac, timingSafeEqual } from 'node:crypto';
import { json, Router, urlencoded, type Request, type Response } from 'express';
import * as z from 'zod';
import { answerCall } from '../processor/answer-call';
import { answerControl, found } from '../processor/answer-control';
import { Refused } from '../processor/card-processor';
import { deliverMany, deliverySchema, webhookUrlSchema } from '../processor/webhook-control';
import type { SandboxContext } from '../sandbox-provider';
import { sendControlPage, sendSessionPage } from './identity-pages';
import { base, type Parts } from './parts';
import { decisionNames, verificationOf } from './sessions';

const bodySchema = z.object({
  verification: z.object({
    callback: z.url({ protocol: /^https?$/ }),
    vendorData: z.string().min(1).max(1_000),
  }),
});
/** The ends that a person chooses on the page; staff and time bring about the rest. */
const choiceSchema = z.object({
  decision: z.enum(['approve', 'photo', 'document', 'review', 'abort', 'withdraw']),
});
const decisionSchema = z.object({
  decision: z.enum(decisionNames),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  dateOfBirth: z.iso.date().optional(),
});

export const hexHmac = (text: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Serves the API by Veriff's protocol: every request is signed by the parts secret. */
export function identityApi({ context, sessions }: Parts): Router {
  const { key, webhookSecret } = context.accounts.identity;
  const router = Router();
  const raw = new WeakMap<object, Buffer>();
  router.use(`${base}/v1`, json({ verify: (request, _response, body) => raw.set(request, body) }));
  const requireSigned = (request: Request, signed: string | Buffer) => {
    const given = Buffer.from(request.get('x-hmac-signature') ?? '');
    const expected = Buffer.from(hexHmac(signed, webhookSecret));
    const isGood = given.length === expected.length && timingSafeEqual(given, expected);
    if (request.get('x-auth-client') !== key || !isGood) throw new Refused(401, 'unauthorized');
  };

  router.post(`${base}/v1/sessions`, (request: Request, response: Response) =>
    answerCall(context, 'identity', {
      request,
      response,
      work: () => {
        requireSigned(request, raw.get(request) ?? '');
        const { verification } = bodySchema.parse(request.body);
        const { id, page, vendorData } = sessions.open(verification);
        const url = `${request.protocol}://${request.get('host')}${base}/pages/${page}`;
        const opened = { id, url, vendorData, host: url, status: 'created' };
        return { status: 201, body: { status: 'success', verification: opened } };
      },
    }),
  );
  router.get(`${base}/v1/sessions/:id/decision`, (request: Request, response: Response) =>
    answerCall(context, 'identity', {
      request,
      response,
      work: () => {
        const id = String(request.params['id']);
        requireSigned(request, id);
        const verification = verificationOf(found(sessions.table.get(id)));
        return { body: { status: 'success', verification } };
      },
    }),
  );
  return router;
}

/** Serves the page on which a person passes, fails or ends the check. It works without scripts. */
export function identityPages({ context, sessions }: Parts): Router {
  const router = Router();
  router.get(`${base}/pages/:page`, (request, response, next) => {
    const session = sessions.findByPage(request.params.page);
    if (session) sendSessionPage(response, { productName: context.productName, session });
    else next();
  });
  router.post(`${base}/pages/:page`, urlencoded({ extended: false }), (request, response, next) => {
    const session = sessions.findByPage(String(request.params['page']));
    const chosen = choiceSchema.safeParse(request.body);
    if (!session) return next();
    if (!chosen.success) return void response.status(400).json({ error: 'invalid' });
    sessions.decide(session, chosen.data.decision);
    response.redirect(303, session.callback);
  });
  return router;
}

/** Serves the acts of staff and of time: a page of forms for people, the same calls with JSON for tests. */
export function identityControl(parts: Parts): Router {
  const { context, sessions, webhooks } = parts;
  const router = Router();
  router.use(`${base}/control`, json(), urlencoded({ extended: false }));
  router.get(`${base}/control`, (_request, response) => sendControlPage(response, parts));
  router.get(`${base}/control/state.json`, (_request, response) => {
    response.json({
      sessions: sessions.table.list(),
      events: webhooks.events.list(),
      webhookUrl: webhooks.url ?? null,
    });
  });
  const act = (path: string, work: (request: Request) => unknown) =>
    router.post(`${base}/control/${path}`, async (request, response) => {
      await answerControl(request, response, { base, work });
    });
  const sessionOf = ({ params: { id = '' } }: Request) => {
    const named = String(id);
    return found(
      sessions.table.get(named) ??
        sessions.table.list().findLast(({ vendorData }) => vendorData === named),
    );
  };
  act('webhook', (request) => {
    webhooks.url = webhookUrlSchema.parse(request.body).url;
    return { webhookUrl: webhooks.url };
  });
  act('sessions/:id/decide', (request) => {
    const { decision, ...person } = decisionSchema.parse(request.body);
    return verificationOf(sessions.decide(sessionOf(request), decision, person)) ?? {};
  });
  act('sessions/:id/forge', async (request) => {
    const forged = { ...sessionOf(request), decision: 'approve' as const };
    const body = JSON.stringify({ status: 'success', verification: verificationOf(forged) });
    return { status: await sendForged(context, webhooks.url, body) };
  });
  act('events/:id/deliver', async (request) => ({
    status: await webhooks.deliver(found(webhooks.events.get(String(request.params['id'])))),
  }));
  act('deliver', (request) => deliverMany(webhooks, deliverySchema.parse(request.body)));
  return router;
}

/** Sends an approval that is signed with another secret; returns the merchant's status. */
async function sendForged(
  { accounts }: SandboxContext,
  url: string | undefined,
  body: string,
): Promise<number | null> {
  if (!url) return null;
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-auth-client': accounts.identity.key,
      'x-hmac-signature': hexHmac(body, 'another secret'),
    },
  });
  await response.body?.cancel();
  return response.status;
}
