import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { SandboxContext } from '../sandbox-provider';

/**
 * Applies the next behaviour set at /control to a response in one piece. Resolves with true when nothing
 * more may be sent: the request failed, or will never be answered.
 */
export async function behaveBadly(
  { behaviours, records }: SandboxContext,
  target: string,
  request: Request,
  response: Response,
): Promise<boolean> {
  const record = records.add(target, request.get('x-request-id') ?? null, {
    path: request.path,
    body: (request.body as unknown) ?? null,
  });
  const taken = behaviours.take(target, JSON.stringify(request.body ?? ''));
  if (taken?.behaviour === 'hang') return true;
  if (taken?.behaviour === 'late') await delay(taken.delayMs ?? 1_000);
  if (taken?.behaviour === 'fail') {
    record.outcome = 'failed';
    response.status(taken.status ?? 500).json({ error: 'Refused as asked for at /control.' });
    return true;
  }
  if (taken?.behaviour === 'error-midway') {
    record.outcome = 'broken';
    response.destroy();
    return true;
  }
  record.outcome = 'answered';
  return false;
}
