import type { Request, Response } from 'express';
import * as z from 'zod';
import { Refused } from './card-processor';

/** What was asked for, or a refusal that says it is not there. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refused(404, 'not_found');
  return thing;
}

interface Answered {
  base: string;
  work: (request: Request) => unknown;
}

/** JSON to tests; people are led back to the page. */
export async function answerControl(
  request: Request,
  response: Response,
  { base, work }: Answered,
) {
  try {
    const done = await work(request);
    if (request.is('urlencoded')) response.redirect(303, `${base}/control`);
    else response.json(done);
  } catch (error) {
    if (error instanceof Refused) response.status(error.status).json({ error: error.code });
    else if (error instanceof z.ZodError)
      response.status(400).json({ error: z.prettifyError(error) });
    else throw error;
  }
}
