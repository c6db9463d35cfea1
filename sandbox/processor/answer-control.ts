import type { Request, Response } from 'express';
import * as z from 'zod';
import { Refused } from './card-processor';

/** Returns a found thing; throws a not-found refusal if it is undefined. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refused(404, 'not_found');
  return thing;
}

interface Answered {
  base: string;
  work: (request: Request) => unknown;
}

/** Answers tests with JSON and redirects people to the page. */
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
