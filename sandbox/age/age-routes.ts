import { json, Router, urlencoded, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import { behaveBadly } from '../control/behave-badly';
import type { SandboxContext } from '../sandbox-provider';
import { ageMethods, sendCheckPage } from './check-page';
import type { Check, Checks } from './checks';

const checkSchema = z.object({
  reference: z.string().min(8).max(200),
  returnUrl: z.url({ protocol: /^https?$/ }),
});

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('pass'), method: z.enum(ageMethods) }),
  z.object({ outcome: z.literal('fail') }),
  z.object({ outcome: z.literal('later') }),
]);

/** Serves /age/…: an API for checks with a bearer key, and the page where a person completes one. */
export function ageRoutes(context: SandboxContext, checks: Checks): Router {
  const router = Router();

  router.post('/age/checks', json(), requireKey, async (request, response) => {
    if (await behaveBadly(context, 'age', request, response)) return;
    const parsed = checkSchema.safeParse(request.body);
    if (!parsed.success) return refuse(response, parsed.error);
    const { page, reference } = checks.open(parsed.data);
    const url = `${request.protocol}://${request.get('host')}/age/pages/${page}`;
    response.status(201).json({ reference, url });
  });

  router.get('/age/checks/:reference', requireKey, async (request, response) => {
    if (await behaveBadly(context, 'age', request, response)) return;
    const check = checks.find(request.params.reference ?? '');
    if (!check) {
      response.status(404).json({ error: 'No such check.' });
      return;
    }
    response.json({ reference: check.reference, ...check.outcome });
  });

  router.get('/age/pages/:page', (request, response, next) => {
    const check = checks.findByPage(request.params.page);
    if (check) sendCheckPage(response, { ...context, check });
    else next();
  });

  router.post('/age/pages/:page', urlencoded({ extended: false }), (request, response, next) => {
    const check = checks.findByPage(request.params.page ?? '');
    if (!check) return next();
    const answered = answerSchema.safeParse(request.body);
    if (!answered.success) return refuse(response, answered.error);
    decide(check, answered.data);
    const back = new URL(check.returnUrl);
    back.searchParams.set('reference', check.reference);
    response.redirect(303, back.href);
  });
  return router;
}

/** Stores the outcome of a check; the first outcome is final. */
function decide(check: Check, answer: z.infer<typeof answerSchema>): void {
  if (check.outcome.state !== 'pending' || answer.outcome === 'later') return;
  check.outcome =
    answer.outcome === 'pass' ? { state: 'passed', method: answer.method } : { state: 'failed' };
}

const requireKey: RequestHandler = (request, response, next) => {
  if (/^Bearer \S+$/.test(request.get('authorization') ?? '')) next();
  else response.status(401).json({ error: 'A bearer key is needed.' });
};

function refuse(response: Response, error: z.ZodError): void {
  response.status(400).json({ error: z.prettifyError(error) });
}
