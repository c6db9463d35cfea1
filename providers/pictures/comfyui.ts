import * as z from 'zod';
import { photoOrderSchema, photoSizes, type PhotoOrder } from '~/domain/generations/schema';
import type { MediaMaker } from '../generation/media-maker';
import { callPictureProvider, parseAnswer, type PictureProvider } from './call-picture-provider';
import { seedOf } from './seed-of';

interface ComfyUi extends PictureProvider {
  /** The file of the checkpoint that it uses. */
  model: string;
}

const begunSchema = z.object({ prompt_id: z.string().min(1) });
const imageSchema = z.object({
  filename: z.string().min(1),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
const historySchema = z.record(
  z.string(),
  z.object({
    status: z.object({ status_str: z.string().optional() }).nullish(),
    outputs: z.record(z.string(), z.object({ images: z.array(imageSchema).optional() })),
  }),
);
const queueSchema = z.object({
  queue_running: z.array(z.array(z.unknown())),
  queue_pending: z.array(z.array(z.unknown())),
});

/**
 * Creates a client of a ComfyUI server: a graph is posted to `POST /prompt`, its result is in `GET
 * /history/{id}`, and the picture at `GET /view`. A job that is in neither the queue nor, checked after
 * that, the history is lost. In the opposite order, a job that ends in between would be in neither.
 */
export function createComfyUi(provider: ComfyUi): MediaMaker<unknown> {
  return {
    async begin({ order, key }) {
      const prompt = graphOf(photoOrderSchema.parse(order), provider.model, seedOf(key));
      const answer = await callPictureProvider(provider, '/prompt', {
        json: { prompt, client_id: key },
      });
      const begun = begunSchema.safeParse(parseAnswer(answer));
      if (answer.status >= 300 || !begun.success) return { kind: 'failed' };
      return { kind: 'making', reference: begun.data.prompt_id, percent: null };
    },
    async collect(reference) {
      if (await isInQueue(provider, reference)) return { kind: 'making', reference, percent: null };
      const id = encodeURIComponent(reference);
      const history = historySchema.safeParse(
        parseAnswer(await callPictureProvider(provider, `/history/${id}`)),
      );
      const entry = history.data?.[reference];
      if (!entry) return { kind: 'lost' };
      const [image] = Object.values(entry.outputs).flatMap(({ images = [] }) => images);
      if (!image || entry.status?.status_str === 'error') return { kind: 'failed' };
      const view = await callPictureProvider(provider, `/view?${new URLSearchParams(image)}`);
      if (view.status >= 300) return { kind: 'failed' };
      return { kind: 'made', bytes: view.body, costMicros: null };
    },
  };
}

async function isInQueue(provider: ComfyUi, reference: string): Promise<boolean> {
  const queue = queueSchema.safeParse(parseAnswer(await callPictureProvider(provider, '/queue')));
  const { queue_running: running = [], queue_pending: pending = [] } = queue.data ?? {};
  return [...running, ...pending].some((item) => item.includes(reference));
}

/** Returns a graph that draws one picture from a prompt, with nodes that every server has. */
function graphOf({ prompt, avoid, shape }: PhotoOrder, model: string, seed: number) {
  const node = (class_type: string, inputs: Record<string, unknown>) => ({ class_type, inputs });
  return {
    model: node('CheckpointLoaderSimple', { ckpt_name: model }),
    shown: node('CLIPTextEncode', { text: prompt, clip: ['model', 1] }),
    avoided: node('CLIPTextEncode', { text: avoid, clip: ['model', 1] }),
    page: node('EmptyLatentImage', { ...photoSizes[shape], batch_size: 1 }),
    drawn: node('KSampler', {
      model: ['model', 0],
      positive: ['shown', 0],
      negative: ['avoided', 0],
      latent_image: ['page', 0],
      seed,
      steps: 28,
      cfg: 6,
      sampler_name: 'dpmpp_2m',
      scheduler: 'karras',
      denoise: 1,
    }),
    picture: node('VAEDecode', { samples: ['drawn', 0], vae: ['model', 2] }),
    kept: node('SaveImage', { images: ['picture', 0], filename_prefix: 'photo' }),
  };
}
