import { randomBytes, randomUUID } from 'node:crypto';
import { json, Router, type Request, type Response } from 'express';
import { behaveBadly } from '../control/behave-badly';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { makeDeviceKeys, openMessage, type DeviceKeys } from './open-message';
import { readSender, type Sender } from './read-sender';

interface Device {
  keys: DeviceKeys;
  /** The sender that the browser subscribed to; null accepts any sender. */
  key: string | null;
  isGone: boolean;
}

/** A message to a device, as its browser reads it. */
interface Delivered {
  subscriptionId: string;
  body: string;
  topic: string | null;
  ttl: number;
  sender: Sender;
}

/** The maximum size of a message in bytes, as at real services (RFC 8030, section 7.2). */
const mostBytes = 4096;

/**
 * Opens a push service (RFC 8030) that also plays the subscribed browsers: it stores their keys and can
 * therefore show what they would read.
 */
export function openPush(context: SandboxContext): SandboxProvider {
  const devices = new Map<string, Device>();
  const delivered: Delivered[] = [];
  const router = Router();

  router.post('/push/subscriptions', json(), (request, response) => {
    const id = randomUUID();
    const keys = makeDeviceKeys(randomBytes(16));
    const { applicationServerKey } = (request.body ?? {}) as { applicationServerKey?: string };
    devices.set(id, { keys, key: applicationServerKey ?? null, isGone: false });
    response.status(201).json({
      endpoint: `${originOf(request)}/push/send/${id}`,
      expirationTime: null,
      keys: {
        p256dh: keys.publicKey.toString('base64url'),
        auth: keys.auth.toString('base64url'),
      },
    });
  });

  router.delete('/push/subscriptions/:id', (request, response) => {
    const device = devices.get(request.params.id);
    if (device) device.isGone = true;
    response.status(device ? 204 : 404).end();
  });

  router.post('/push/send/:id', async (request: Request<{ id: string }>, response: Response) => {
    const message = await readBody(request);
    if (await behaveBadly(context, 'push', request, response)) return;
    const device = devices.get(request.params.id);
    if (!device || device.isGone) {
      response.status(device ? 410 : 404).end();
      return;
    }
    const received = message ? receive(request, message, device) : { refused: 413 };
    if ('refused' in received) {
      response.status(received.refused).end();
      return;
    }
    delivered.push({ subscriptionId: request.params.id, ...received });
    response
      .status(201)
      .location(`${originOf(request)}/push/messages/${delivered.length}`)
      .end();
  });

  router.get('/push/messages.json', (_request, response) => {
    response.json(delivered);
  });

  return {
    title: 'Push service',
    summary: 'Takes what is pushed to browsers, and reads it as they would.',
    targets: ['push'],
    links: [{ label: 'Messages', path: '/push/messages.json' }],
    router,
  };
}

const originOf = (request: Request) => `${request.protocol}://${request.get('host') ?? ''}`;

/** Returns the raw body, whose encoding the device decodes; null if it is too long. */
async function readBody(request: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return body.length > mostBytes ? null : body;
}

/** Returns the message that the device reads, or the status of a refusal. */
function receive(
  request: Request,
  message: Buffer,
  { keys, key }: Device,
): Omit<Delivered, 'subscriptionId'> | { refused: number } {
  const ttl = Number(request.get('ttl'));
  if (!Number.isInteger(ttl) || request.get('content-encoding') !== 'aes128gcm') {
    return { refused: 400 };
  }
  const sender = readSender(request.get('authorization') ?? '', {
    origin: originOf(request),
    now: new Date(),
  });
  if (!sender || (key !== null && sender.key !== key)) return { refused: 403 };
  try {
    const body = openMessage(message, keys);
    return { body, topic: request.get('topic') ?? null, ttl, sender };
  } catch {
    return { refused: 400 };
  }
}
