import { json, Router, urlencoded, type Response } from 'express';
import * as z from 'zod';
import { html } from '../page/html';
import { sendPage } from '../page/layout';
import type { SandboxContext } from '../sandbox-provider';
import type { CardEntry, CardProblems } from './card-entry';
import { fieldsOf, fieldsScript, frameDocument, frameScript, frameStyle } from './card-frame';
import { cardInputs } from './card-inputs';
import type { CardProcessor } from './card-processor';
import { cardWords } from './card-words';
import type { CardFormRow } from './rows';

const typed = z.string().max(100).optional();
const entrySchema = z.object({ number: typed, expiry: typed, cvc: typed, holder: typed });
const typedSchema = z.object({
  secret: z.string().min(1).max(100),
  asksHolder: z.boolean(),
  entry: entrySchema,
});
const frameQuery = z.object({
  locale: z.string().max(20).optional(),
  holder: z.literal('1').optional(),
});

interface FormRoutes {
  context: SandboxContext;
  processor: CardProcessor;
  /** The base path of the provider. */
  base: string;
}

/** Serves fields in a frame for pages with scripts, and a page of fields for those without. */
export function cardFormRoutes(options: FormRoutes): Router {
  const { processor, base } = options;
  const router = Router();
  router.get(`${base}/fields.js`, (_request, response) => {
    response.type('js').set('cross-origin-resource-policy', 'cross-origin').send(fieldsScript);
  });
  router.get(`${base}/frame.js`, (_request, response) => {
    response.type('js').send(frameScript);
  });
  router.get(`${base}/frame.css`, (_request, response) => {
    response.type('css').send(frameStyle);
  });
  router.get(`${base}/frame/:id`, (request, response, next) => {
    const form = processor.forms.get(request.params.id);
    if (!form) return next();
    const { locale = form.locale, holder } = frameQuery.catch({}).parse(request.query);
    response
      .set('cache-control', 'no-store')
      .set('referrer-policy', 'no-referrer')
      .set(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; " +
          "connect-src 'self'; form-action 'none'; base-uri 'none'; " +
          `frame-ancestors ${new URL(form.returnUrl).origin}`,
      )
      .type('html')
      .send(frameDocument(form, { base, locale, asksHolder: holder === '1' }));
  });
  router.post(`${base}/frame/tokens`, json({ limit: '8kb' }), (request, response) => {
    const parsed = typedSchema.safeParse(request.body);
    const form = parsed.success ? processor.forms.find(parsed.data.secret) : undefined;
    if (!parsed.success || !form) {
      response.status(410).json({ error: 'form_closed' });
      return;
    }
    const answer = processor.forms.tokenise(
      form,
      definedOnly(parsed.data.entry),
      parsed.data.asksHolder,
    );
    if ('problems' in answer) response.status(422).json(answer);
    else response.status(201).json({ token: answer.token, holder: answer.card?.holder });
  });
  router.use(cardPageRoutes(options));
  return router;
}

/** Serves the same fields without a script; redirects back with or without a token. */
function cardPageRoutes({ context, processor, base }: FormRoutes): Router {
  const router = Router();
  const shown = (
    response: Response,
    form: CardFormRow,
    problems: CardProblems = {},
    entry: CardEntry = {},
  ) => sendCardPage(response, { context, base, form, problems, entry });
  router.get(`${base}/pages/:secret`, (request, response, next) => {
    const form = processor.forms.find(request.params.secret);
    if (form) shown(response, form);
    else next();
  });
  router.post(
    `${base}/pages/:secret`,
    urlencoded({ extended: false }),
    (request, response, next) => {
      const form = processor.forms.find(request.params.secret ?? '');
      if (!form) return next();
      const back = new URL(form.returnUrl);
      const parsed = entrySchema.extend({ cancel: z.string().optional() }).safeParse(request.body);
      if (!parsed.success || parsed.data.cancel !== undefined) {
        back.searchParams.set('cancelled', '1');
        return response.redirect(303, back.href);
      }
      const answer = processor.forms.tokenise(form, definedOnly(parsed.data), true);
      if ('problems' in answer)
        return shown(response.status(422), form, answer.problems, definedOnly(parsed.data));
      back.searchParams.set('token', answer.token);
      response.redirect(303, back.href);
    },
  );
  return router;
}

function definedOnly({ number, expiry, cvc, holder }: z.infer<typeof entrySchema>): CardEntry {
  return {
    ...(number !== undefined && { number }),
    ...(expiry !== undefined && { expiry }),
    ...(cvc !== undefined && { cvc }),
    ...(holder !== undefined && { holder }),
  };
}

interface CardPage {
  context: SandboxContext;
  base: string;
  form: CardFormRow;
  problems: CardProblems;
  entry: CardEntry;
}

function sendCardPage(
  response: Response,
  { context, base, form, problems, entry }: CardPage,
): void {
  const { language, words } = cardWords(form.locale);
  const title = form.purpose === 'cvc' ? words.cvcTitle : words.title;
  const back = new URL(form.returnUrl);
  sendPage(response, {
    title,
    section: '',
    language,
    productName: context.productName,
    status: Object.keys(problems).length > 0 ? 422 : 200,
    formTargets: [back.origin],
    body: html`<div class="narrow">
      <div class="head">
        <div>
          <h1>${title}</h1>
          <p>${context.productName} · ${back.host}</p>
        </div>
      </div>
      <form class="card stack" method="post" action="${base}/pages/${form.secret}" novalidate>
        ${cardInputs({
          fields: fieldsOf(form, true).map(({ name }) => name),
          words,
          problems,
          entry,
        })}
        <div class="actions">
          <button class="button primary">${words.carryOn}</button>
          <button class="button ghost" name="cancel" value="1">${words.cancel}</button>
        </div>
      </form>
    </div>`,
  });
}
