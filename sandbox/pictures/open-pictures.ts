import { availableParallelism, constants } from 'node:os';
import { json, Router, type Response } from 'express';
import PQueue from 'p-queue';
import * as z from 'zod';
import {
  photoOrderSchema,
  videoOrderSchema,
  type PhotoOrder,
  type VideoOrder,
} from '~/domain/generations/schema';
import { behaveBadly } from '../control/behave-badly';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { drawOrder } from './draw-order';
import { filmOrder } from './film-order';
import { studioRoutes, type Craft } from './studio-routes';
import { render, type RenderTask, renderTaskSchema } from '../studio';

const recipeSchema = z.object({ tasks: z.array(renderTaskSchema).min(1).max(20) });

const photos: Craft<PhotoOrder> = {
  path: '/pictures/orders',
  target: 'studio',
  schema: photoOrderSchema,
  contentType: 'image/jpeg',
  make: drawOrder,
};
const videos: Craft<VideoOrder> = {
  path: '/videos/orders',
  target: 'video-studio',
  schema: videoOrderSchema,
  contentType: 'video/mp4',
  make: filmOrder,
};

/** Opens the provider that draws the pictures of recipes on all cores, optionally at low priority. */
export function openPictures(
  context: SandboxContext,
  { behind, serviceKey }: { behind: boolean; serviceKey: string },
): SandboxProvider {
  const niceness = behind ? constants.priority.PRIORITY_LOW : 0;
  const router = Router();
  const queue = new PQueue({ concurrency: availableParallelism() });
  const studio = {
    queue,
    niceness,
    serviceKey,
    serviceKeyHeader: `x-${context.productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-key`,
  };
  router.use(studioRoutes(context, studio, photos), studioRoutes(context, studio, videos));
  router.post('/pictures', json({ limit: '1mb' }), async (request, response) => {
    if (await behaveBadly(context, 'pictures', request, response)) return;
    if (!/^Bearer \S+$/.test(request.get('authorization') ?? '')) {
      response.status(401).json({ error: 'no key' });
      return;
    }
    const recipe = recipeSchema.safeParse(request.body);
    if (recipe.success)
      await sendForm(response, await queue.add(() => draw(recipe.data.tasks, niceness)));
    else response.status(422).json({ error: z.prettifyError(recipe.error) });
  });
  return {
    title: 'Pictures',
    summary:
      'Draws portraits, still lifes and loops as recipes say, and takes orders of photos and videos in, which it calls back about.',
    targets: ['pictures', 'studio', 'video-studio', 'studio-callback'],
    links: [
      { label: 'What it was asked for', path: '/records.json?target=pictures' },
      { label: 'Orders of photos', path: '/records.json?target=studio' },
      { label: 'Orders of videos', path: '/records.json?target=video-studio' },
    ],
    router,
  };
}

async function draw(tasks: RenderTask[], niceness: number): Promise<FormData> {
  const form = new FormData();
  await render({
    tasks,
    workers: 1,
    niceness,
    store: async ({ name, bytes }) => form.append(name, new Blob([Uint8Array.from(bytes)])),
  });
  return form;
}

async function sendForm(response: Response, form: FormData): Promise<void> {
  const answer = new globalThis.Response(form);
  response.type(answer.headers.get('content-type') ?? 'multipart/form-data');
  response.send(Buffer.from(await answer.arrayBuffer()));
}
