import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import * as z from 'zod';
import type { SandboxContext } from '../sandbox-provider';
import { Refused } from './card-processor';

interface Answer {
  status?: number;
  /** Sent as JSON, or as plain text. */
  body?: object | string;
}

/**
 * Handles a merchant's call with the behaviour set at /control. With `fail` nothing is done. With
 * `hang`, or a response that breaks off midway, all is done, but the merchant gets no result.
 */
export async function answerCall(
  { behaviours, records }: SandboxContext,
  target: string,
  { request, response, work }: { request: Request; response: Response; work: () => Answer },
): Promise<void> {
  const sent = (request.body as unknown) ?? null;
  const record = records.add(target, request.get('x-request-id') ?? null, {
    path: request.path,
    body: sent,
  });
  const taken = behaviours.take(target, JSON.stringify({ path: request.path, body: sent }));
  if (taken?.behaviour === 'fail') {
    record.outcome = 'failed';
    response.status(taken.status ?? 503).json({ error: 'told_to_fail' });
    return;
  }
  const { status = 200, body } = attempt(work);
  if (taken?.behaviour === 'hang') return;
  if (taken?.behaviour === 'late') await delay(taken.delayMs ?? 1_000);
  if (taken?.behaviour === 'error-midway') {
    record.outcome = 'broken';
    response.destroy();
    return;
  }
  record.outcome = 'answered';
  response.status(status).set('cache-control', 'no-store');
  if (typeof body === 'string') response.type('text').send(body);
  else if (body) response.json(body);
  else response.end();
}

function attempt(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, body: { error: error.code } };
    if (error instanceof z.ZodError) {
      return { status: 400, body: { error: 'invalid', message: z.prettifyError(error) } };
    }
    throw error;
  }
}
