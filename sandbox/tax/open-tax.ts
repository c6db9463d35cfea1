import { json, Router } from 'express';
import * as z from 'zod';
import { behaveBadly } from '../control/behave-badly';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';

/** Standard rates of value added taxes in per cent, by country: samples for the demo, not advice. */
const rates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  CH: 8.1,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  SE: 25,
};

const inputSchema = z.object({
  reference: z.string().min(1).max(200),
  kind: z.string().min(1).max(100),
  amount: z.object({
    minor: z.number().int().positive(),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
  inclusive: z.boolean(),
  country: z.string().regex(/^[A-Z]{2}$/),
});

/** Opens the tax provider: an API that calculates the tax of a sale by the buyer's country. */
export function openTax(context: SandboxContext): SandboxProvider {
  return {
    title: 'Tax service',
    summary: 'Tells the value added tax of a sale by country, behind a bearer key.',
    targets: ['tax'],
    links: [],
    router: taxRoutes(context),
  };
}

function taxRoutes(context: SandboxContext): Router {
  const router = Router();
  router.post('/tax/quotes', json(), async (request, response) => {
    if (await behaveBadly(context, 'tax', request, response)) return;
    if (!/^Bearer \S+$/.test(request.get('authorization') ?? '')) {
      response.status(401).json({ error: 'A bearer key is needed.' });
      return;
    }
    const parsed = inputSchema.safeParse(request.body);
    if (!parsed.success) {
      response.status(422).json({ error: z.prettifyError(parsed.error) });
      return;
    }
    const { reference, amount, inclusive, country } = parsed.data;
    const percent = rates[country] ?? 0;
    const share = inclusive ? percent / (100 + percent) : percent / 100;
    response.json({ reference, minor: Math.round(amount.minor * share), rate: percent / 100 });
  });
  return router;
}
