import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { drawTraits } from '~/sandbox/studio';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { MakerUnavailable, type Making, type MediaMaker } from '../generation/media-maker';
import { createAutomatic1111 } from './automatic1111';
import { createComfyUi } from './comfyui';
import { createOpenAiImages } from './openai-images';
import { photoOrderSchema } from '~/domain/generations/schema';
import { createStudio } from '../generation/studio';

const create = { width: 40, height: 50, channels: 3 as const, background: '#8a2f45' };
const picture = await sharp({ create }).png().toBuffer();
const base64 = picture.toString('base64');

const createStudioImages = (provider: Omit<Parameters<typeof createStudio>[0], 'orderSchema'>) =>
  createStudio({ ...provider, orderSchema: photoOrderSchema });

interface ReceivedRequest {
  method: string;
  path: string;
  body: unknown;
}
type Answer = { status?: number; json?: unknown; bytes?: Buffer };

/** A server with recorded responses of servers of three kinds. */
let requests: ReceivedRequest[] = [];
let answer: (request: ReceivedRequest) => Answer = () => ({ status: 404 });
const server = createServer((request, response) => void serve(request, response));
async function serve(request: IncomingMessage, response: ServerResponse) {
  const sent = Buffer.concat((await request.toArray()) as Buffer[]).toString();
  const one = {
    method: request.method ?? '',
    path: request.url ?? '',
    body: sent === '' ? null : (JSON.parse(sent) as unknown),
  };
  requests.push(one);
  const { status = 200, json, bytes } = answer(one);
  response.writeHead(status, { 'content-type': bytes ? 'image/png' : 'application/json' });
  response.end(bytes ?? JSON.stringify(json ?? {}));
}
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const provider = { url, key: 'secret', timeoutMs: 5_000 };

const sandbox = await openTestSandbox();
const studioProvider = {
  ...provider,
  url: `${sandbox.url}/pictures`,
  callbackUrl: `${url}/called`,
};

const graphAnswer = ({ path }: ReceivedRequest): Answer => {
  if (path === '/prompt') return { json: { prompt_id: 'p1', number: 3, node_errors: {} } };
  if (path === '/queue') {
    return { json: { queue_running: [[3, 'p2', {}, {}, []]], queue_pending: [] } };
  }
  if (path.startsWith('/view')) return { bytes: picture };
  const images = [{ filename: 'photo_1_.png', subfolder: '', type: 'output' }];
  const done = { p1: { outputs: { kept: { images } }, status: { status_str: 'success' } } };
  return { json: path === '/history/p1' ? done : {} };
};

interface Kind {
  name: string;
  maker: () => MediaMaker<unknown>;
  draws: (request: ReceivedRequest) => Answer;
  /** Returns the response to an order that the server refuses, or that failed. */
  fails: (request: ReceivedRequest) => Answer;
  /** Returns the response to words that the server refuses; null if it refuses nothing. */
  refuses: ((request: ReceivedRequest) => Answer) | null;
}

const kinds: Kind[] = [
  {
    name: 'an OpenAI-compatible server',
    maker: () => createOpenAiImages({ ...provider, model: 'gpt-image-1' }),
    draws: () => ({ json: { created: 1, data: [{ b64_json: base64 }] } }),
    fails: () => ({ status: 400, json: { error: { code: 'invalid_value' } } }),
    refuses: () => ({ status: 400, json: { error: { code: 'moderation_blocked' } } }),
  },
  {
    name: 'AUTOMATIC1111',
    maker: () => createAutomatic1111(provider),
    draws: () => ({ json: { images: [base64], parameters: {}, info: '{}' } }),
    fails: () => ({ status: 422, json: { detail: [] } }),
    refuses: null,
  },
  {
    name: 'ComfyUI',
    maker: () => createComfyUi({ ...provider, model: 'painter.safetensors' }),
    draws: graphAnswer,
    fails: (one) =>
      one.path === '/prompt' ? { status: 400, json: { error: {} } } : graphAnswer(one),
    refuses: null,
  },
  {
    name: 'the studio',
    maker: () => createStudioImages(studioProvider),
    draws: () => ({}),
    fails: () => ({}),
    refuses: () => ({}),
  },
];

const order = (words: string) => ({
  prompt: words,
  avoid: 'text',
  shape: 'square',
  of: 'ines',
  likeness: drawTraits('ines'),
});
const request = (words = 'In a garden', key = newId()) => ({
  order: order(words),
  key,
  generationId: newId(),
});

/** Begins an order and collects it until it ends. */
async function see(maker: MediaMaker<unknown>, wanted = request()): Promise<Making> {
  let making = await maker.begin(wanted);
  await eventually(async () => {
    if (making.kind === 'making') making = await maker.collect(making.reference);
    expect(making.kind).not.toBe('making');
  });
  return making;
}

describe.each(kinds)('$name', ({ name, maker, draws, fails, refuses }) => {
  const isStudio = name === 'the studio';

  it('draws a picture that is ordered', { timeout: 30_000 }, async () => {
    answer = draws;
    const made = await see(maker());
    expect(made.kind).toBe('made');
    const { bytes } = made.kind === 'made' ? made : { bytes: Buffer.alloc(0) };
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual(isStudio ? [1024, 1024] : [40, 50]);
    if (!isStudio) expect(JSON.stringify(requests[0]?.body)).toContain('In a garden');
  });

  it('reports a failure after which another try may succeed', async () => {
    answer = fails;
    expect(await see(maker(), request('A regenschirm'))).toEqual({ kind: 'failed' });
  });

  it('reports an order that it never accepted as lost', async () => {
    answer = draws;
    expect(await maker().collect('unknown')).toEqual({ kind: 'lost' });
  });

  if (refuses) {
    it('reports a request against its rules as refused', async () => {
      answer = refuses;
      expect(await see(maker(), request('Some lakritz'))).toEqual({ kind: 'refused' });
    });
  }

  it.runIf(!isStudio).each([500, 503, 429, 401])(
    'is unavailable when it answers %i',
    async (status) => {
      answer = () => ({ status });
      await expect(maker().begin(request())).rejects.toThrow(MakerUnavailable);
    },
  );

  it('is unavailable when it does not answer', async () => {
    const unreachable = { ...provider, url: 'http://127.0.0.1:1', model: 'm', callbackUrl: url };
    const gone = {
      'an OpenAI-compatible server': createOpenAiImages,
      AUTOMATIC1111: createAutomatic1111,
      ComfyUI: createComfyUi,
      'the studio': createStudioImages,
    }[name];
    await expect(gone?.(unreachable).begin(request())).rejects.toThrow(MakerUnavailable);
  });
});

it('the studio takes an order in once by its key, and calls back about it', async () => {
  answer = () => ({});
  const maker = createStudioImages(studioProvider);
  const wanted = request('A regenschirm');
  await Promise.all([maker.begin(wanted), maker.begin(wanted)]);
  await maker.begin(wanted);
  const { generationId } = wanted;
  // Filtered, because late callbacks of earlier orders may arrive.
  const calls = () => requests.filter(({ body }) => JSON.stringify(body).includes(generationId));
  await eventually(() => expect(calls().length).toBe(1));
  expect(calls()).toMatchObject([{ method: 'POST', path: '/called', body: { generationId } }]);
});

it('ComfyUI loses nothing that ends between a look at its queue and one at its history', async () => {
  let looks = 0;
  answer = (one) => {
    if (one.path !== '/queue' && !one.path.startsWith('/history')) return graphAnswer(one);
    looks += 1;
    // The job ends after the first query, whichever that is.
    if (looks > 1) return graphAnswer(one);
    return { json: one.path === '/queue' ? { queue_running: [[3, 'p1']], queue_pending: [] } : {} };
  };
  const maker = createComfyUi({ ...provider, model: 'painter.safetensors' });
  expect(await maker.collect('p1')).not.toEqual({ kind: 'lost' });
  expect(await maker.collect('p1')).toMatchObject({ kind: 'made' });
});
