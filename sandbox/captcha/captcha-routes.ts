import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Router, urlencoded } from 'express';
import * as z from 'zod';
import type { SandboxContext } from '../sandbox-provider';
import { frameDocument, frameScript, frameStyle, widgetScript } from './widget';

const kept = 10_000;
const goodFor = 300_000;

const verifySchema = z.object({ secret: z.string().min(1), response: z.string().min(1) });

/** Serves /captcha/…: the widget and siteverify. A token is valid once and for five minutes. */
export function captchaRoutes({ behaviours, records }: SandboxContext): Router {
  const router = Router();
  const tokens = new Map<string, number>();

  router.get('/captcha/api.js', (_request, response) => {
    response.type('js').set('cross-origin-resource-policy', 'cross-origin').send(widgetScript);
  });
  router.get('/captcha/frame', (_request, response) => {
    response
      .set(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
      )
      .type('html')
      .send(frameDocument);
  });
  router.get('/captcha/frame.js', (_request, response) => {
    response.type('js').send(frameScript);
  });
  router.get('/captcha/frame.css', (_request, response) => {
    response.type('css').send(frameStyle);
  });
  router.post('/captcha/solve', (_request, response) => {
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, Date.now() + goodFor);
    const [oldest] = tokens.keys();
    if (tokens.size > kept && oldest !== undefined) tokens.delete(oldest);
    response.status(201).json({ token });
  });
  router.post('/captcha/siteverify', urlencoded({ extended: false }), async (request, response) => {
    const parsed = verifySchema.safeParse(request.body);
    const record = records.add('captcha', null, { hasToken: parsed.success });
    const taken = behaviours.take('captcha');
    if (taken?.behaviour === 'hang') return;
    if (taken?.behaviour === 'late') await delay(taken.delayMs ?? 1_000);
    if (taken?.behaviour === 'error-midway') {
      response.destroy();
      return;
    }
    record.outcome = 'answered';
    if (taken?.behaviour === 'fail' && taken.status !== undefined) {
      response.status(taken.status).json({ success: false, 'error-codes': ['internal-error'] });
      return;
    }
    const end = parsed.success ? tokens.get(parsed.data.response) : undefined;
    if (parsed.success) tokens.delete(parsed.data.response);
    const success = taken?.behaviour !== 'fail' && end !== undefined && end > Date.now();
    response.json({ success, 'error-codes': success ? [] : ['invalid-input-response'] });
  });
  return router;
}
