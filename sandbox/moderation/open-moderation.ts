import { json, Router, type Request, type Response } from 'express';
import sharp from 'sharp';
import * as z from 'zod';
import { behaveBadly } from '../control/behave-badly';
import { completionRequestSchema, errorBody } from '../model/protocol';
import { plainPictures } from '../pictures/plain-pictures';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { categoriesOf, guardWordOf, resultOf } from './judge';

const target = 'moderation';
const imageSchema = z.object({
  type: z.literal('image_url'),
  image_url: z.object({ url: z.string().startsWith('data:image/') }),
});
const requestSchema = z.object({
  model: z.string().min(1),
  input: z.union([z.string(), z.array(imageSchema).length(1)]),
});

/**
 * Opens the provider of text moderation in OpenAI's protocol: a moderation endpoint, and a guard model for
 * chat.
 */
export function openModeration(context: SandboxContext): SandboxProvider {
  const router = Router();
  const answer =
    <RequestBody>(
      schema: z.ZodType<RequestBody>,
      judge: (input: RequestBody) => object | Promise<object>,
    ) =>
    async (request: Request, response: Response) => {
      if (await behaveBadly(context, target, request, response)) return;
      const parsed = schema.safeParse(request.body);
      if (!/^Bearer \S+$/.test(request.get('authorization') ?? '')) {
        response.status(401).json(errorBody('No API key.', 'invalid_request_error'));
      } else if (parsed.success) response.json(await judge(parsed.data));
      else response.status(400).json(errorBody('Not understood.', 'invalid_request_error'));
    };
  router.post(
    '/moderation/v1/moderations',
    json({ limit: '8mb' }),
    answer(requestSchema, async ({ model, input }) => ({
      id: 'modr-1',
      model,
      results: [
        typeof input === 'string'
          ? categoriesOf(input)
          : await categoriesOfPicture(input[0]?.image_url.url ?? ''),
      ],
    })),
  );
  router.post(
    '/moderation/v1/chat/completions',
    json({ limit: '1mb' }),
    answer(completionRequestSchema, ({ messages, model }) => ({
      object: 'chat.completion',
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: guardWordOf(messages.at(-1)?.content ?? '') },
          finish_reason: 'stop',
        },
      ],
    })),
  );
  return {
    title: 'Moderation',
    summary:
      'Judges texts by a few plain words, as an endpoint and as a guard model, and pictures by their colour.',
    targets: [target],
    links: [{ label: 'What it received', path: `/records.json?target=${target}` }],
    router,
  };
}

/** The maximum difference from a plain colour, of 255: pictures are scaled and compressed in transit. */
const tolerance = 12;

/**
 * Returns one result of the moderation endpoint: a picture in one of the studio's plain colours is flagged.
 */
async function categoriesOfPicture(address: string) {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { channels } = await sharp(bytes).stats();
  const seen = channels.slice(0, 3).map(({ mean }) => mean);
  const found = plainPictures.find(({ colour }) =>
    colour.every((value, index) => Math.abs(value - (seen[index] ?? -1000)) < tolerance),
  );
  return resultOf(found ? [found.category] : []);
}
