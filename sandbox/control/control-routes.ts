import { Router } from 'express';
import * as z from 'zod';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { type Behaviour, behaviourSchema } from './behaviours';
import { sendControlPage } from './control-page';

const clockSchema = z.strictObject({ now: z.coerce.date().optional() });
const formSchema = z.record(z.string(), z.string());

/**
 * Serves /control, which sets, lists and clears the behaviours of the next responses: JSON for tests,
 * and for browsers a page whose forms need no script.
 */
export function controlRoutes(
  context: SandboxContext,
  providers: readonly SandboxProvider[],
): Router {
  const { behaviours } = context;
  const targets = providers.flatMap((provider) => provider.targets);
  const router = Router();

  const showPage = (response: Parameters<typeof sendControlPage>[0], problem?: string) => {
    sendControlPage(response, {
      productName: context.productName,
      pending: behaviours.list(),
      targets,
      problem,
    });
  };

  router.get('/control', (request, response) => {
    if (request.accepts(['json', 'html']) === 'html') showPage(response);
    else response.json({ targets, pending: behaviours.list() });
  });

  router.post('/control/next', (request, response) => {
    const fromForm = request.is('urlencoded') !== false && request.is('urlencoded') !== null;
    const read = readBehaviour(request.body, targets);
    if ('problem' in read) {
      if (fromForm) showPage(response.status(400), read.problem);
      else response.status(400).json({ error: read.problem });
      return;
    }
    behaviours.add(read.behaviour);
    if (fromForm) response.redirect(303, '/control');
    else response.status(201).json({ targets, pending: behaviours.list() });
  });

  router.post('/control/clock', (request, response) => {
    const set = clockSchema.safeParse(request.body ?? {});
    if (!set.success) {
      response.status(400).json({ error: z.prettifyError(set.error) });
      return;
    }
    context.clock.set(set.data.now);
    response.json({ now: context.clock.now().toISOString() });
  });

  router.delete('/control', (_request, response) => {
    behaviours.clear();
    response.status(204).end();
  });
  router.post('/control/clear', (_request, response) => {
    behaviours.clear();
    response.redirect(303, '/control');
  });
  return router;
}

function readBehaviour(
  body: unknown,
  targets: readonly string[],
): { behaviour: Behaviour } | { problem: string } {
  // A form sends its empty fields too; they mean "not given".
  const form = formSchema.safeParse(body);
  const given = form.success
    ? Object.fromEntries(Object.entries(form.data).filter(([, value]) => value !== ''))
    : body;
  const parsed = behaviourSchema.safeParse(given);
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
  if (!targets.includes(parsed.data.target)) {
    return { problem: `target must be one of: ${targets.join(', ')}` };
  }
  return { behaviour: parsed.data };
}
