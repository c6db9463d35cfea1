import { json, Router } from 'express';
import { behaveBadly } from '../control/behave-badly';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';

/** Opens the provider of e-mail marketing: contacts by their address, in memory. */
export function openMarketing(context: SandboxContext): SandboxProvider {
  const contacts = new Map<string, unknown>();
  const router = Router();
  router
    .route('/marketing/contacts/:email')
    .all(json(), async (request, response, next) => {
      if (await behaveBadly(context, 'marketing', request, response)) return;
      if (/^Bearer \S+$/.test(request.get('authorization') ?? '')) next();
      else response.status(401).json({ error: 'no key' });
    })
    .put((request, response) => {
      contacts.set(request.params.email, request.body);
      response.json({ known: true });
    })
    .delete((request, response) => {
      response.status(contacts.delete(request.params.email) ? 204 : 404).end();
    });
  router.get('/marketing/contacts.json', (_request, response) => {
    response.json([...contacts].map(([email, contact]) => ({ email, ...(contact as object) })));
  });
  return {
    title: 'E-mail marketing',
    summary: 'Knows those who agreed to promotional mails. Sends none.',
    targets: ['marketing'],
    links: [{ label: 'Contacts', path: '/marketing/contacts.json' }],
    router,
  };
}
