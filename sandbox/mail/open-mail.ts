import { join } from 'node:path';
import { Router } from 'express';
import * as z from 'zod';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { sendInboxPage, sendMailPage } from './inbox-page';
import { MailStore } from './mail-store';
import { listenForMail } from './smtp-server';

const querySchema = z.object({
  to: z.string().trim().max(254).catch(''),
  page: z.coerce.number().int().min(1).max(20).catch(1),
});

/** Opens the mail server and its inbox; resolves once SMTP listens. */
export async function openMail(
  context: SandboxContext,
  address: { host: string; port: number },
): Promise<SandboxProvider & { smtpPort: number; stop: () => Promise<void> }> {
  const file = context.dataFolder && join(context.dataFolder, 'mail.jsonl');
  const store = await MailStore.open(file);
  const smtp = await listenForMail(context, store, address);
  return {
    title: 'Mail',
    summary: 'Takes every mail over SMTP and shows it, with the code it carries.',
    targets: ['smtp'],
    links: [
      { label: 'Inbox', path: '/inbox' },
      { label: 'As JSON', path: '/inbox.json' },
    ],
    router: inboxRoutes(store, context.productName),
    smtpPort: smtp.port,
    stop: async () => {
      await smtp.stop();
      await store.close();
    },
  };
}

function inboxRoutes(store: MailStore, productName: string): Router {
  const router = Router();
  router.get('/inbox.json', (request, response) => {
    const { to } = querySchema.parse(request.query);
    response.set('Cache-Control', 'no-store').json(store.list({ to }));
  });
  router.delete('/inbox.json', (_request, response, next) => {
    store.clear().then(() => response.status(204).end(), next);
  });
  router.post('/inbox/empty', (_request, response, next) => {
    store.clear().then(() => response.redirect(303, '/inbox'), next);
  });
  router.get('/inbox', (request, response) => {
    const { to, page } = querySchema.parse(request.query);
    const mails = store.list({ matching: to });
    sendInboxPage(response, { productName, mails, to, page, now: new Date() });
  });
  router.get('/inbox/:id', (request, response, next) => {
    const mail = store.find(request.params.id);
    if (!mail) {
      next();
      return;
    }
    const { to } = querySchema.parse(request.query);
    const mails = store.list({ matching: to });
    sendMailPage(response, { productName, mails, to, page: 1, now: new Date() }, mail);
  });
  return router;
}
