import { join } from 'node:path';
import { Router } from 'express';
import { asJson, Webhooks } from '../processor/webhooks';
import type { SandboxContext, SandboxProvider } from '../sandbox-provider';
import { hexHmac, identityApi, identityControl, identityPages } from './identity-routes';
import { base, title } from './parts';
import { IdentitySessions, verificationOf } from './sessions';

/** Opens the identity provider: it speaks Veriff's protocol, with pages on which people pass or fail. */
export function openIdentity(context: SandboxContext): SandboxProvider {
  const { key, webhookSecret, webhookUrl } = context.accounts.identity;
  const folder = context.dataFolder && join(context.dataFolder, 'identity');
  const webhooks = new Webhooks({
    context,
    clock: context.clock,
    target: 'identity-webhooks',
    file: folder && join(folder, 'events.jsonl'),
    url: webhookUrl,
    deliveryOf: asJson(({ body }) => ({
      'x-auth-client': key,
      'x-hmac-signature': hexHmac(body, webhookSecret),
    })),
  });
  const sessions = new IdentitySessions(context.clock, folder, (session) =>
    webhooks.emit(session.decision ?? '', () => ({
      status: 'success',
      verification: verificationOf(session),
    })),
  );
  const parts = { context, sessions, webhooks };
  const router = Router();
  router.use(identityApi(parts));
  router.use(identityPages(parts));
  router.use(identityControl(parts));
  return {
    title,
    summary:
      'Checks who creators are, by Veriff’s protocol: sessions, decisions, and signed webhooks.',
    targets: ['identity', 'identity-webhooks'],
    links: [{ label: 'Checks and what may happen to them', path: `${base}/control` }],
    router,
    stop: () => webhooks.stop(),
  };
}
