import { randomBytes } from 'node:crypto';
import { enterChats, openRawWebSocket, type RawWebSocket } from '~/realtime/testing/raw-websocket';
import { chatsNamespace } from '~/realtime/protocol/names';

export const opcodes = { text: 0x1, binary: 0x2, close: 0x8, ping: 0x9, pong: 0xa } as const;

interface FrameOptions {
  isLast?: boolean;
  isMasked?: boolean;
  /** Bits reserved for extensions, at their place in the first byte. */
  reserved?: number;
}

/** Builds a frame of RFC 6455, section 5.2; like a client's, it is complete and masked by default. */
export function frame(
  opcode: number,
  payload: string | Uint8Array,
  { isLast = true, isMasked = true, reserved = 0 }: FrameOptions = {},
): Buffer {
  const body = Buffer.from(payload);
  const first = (isLast ? 0x80 : 0) | reserved | opcode;
  const maskBit = isMasked ? 0x80 : 0;
  const head = headOf(first, maskBit, body.length);
  if (!isMasked) return Buffer.concat([head, body]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, body.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]);
}

function headOf(first: number, maskBit: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, maskBit | length]);
  if (length < 2 ** 16) return Buffer.from([first, maskBit | 126, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = maskBit | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** Sends bytes on a new connection and returns the response once they were read. */
export async function sendAndReceive(
  url: string,
  { cookie, isEntered, bytes }: { cookie: string; isEntered: boolean; bytes: readonly Buffer[] },
): Promise<string> {
  const raw = await openRawWebSocket(url, cookie);
  try {
    if (isEntered) {
      raw.send(enterChats);
      await until(raw, `40${chatsNamespace},{"sid"`);
    }
    const mark = randomBytes(8).toString('hex');
    for (const frames of bytes) raw.socket.write(frames);
    // Frames are answered in order, so everything before the pong has been read.
    raw.socket.write(frame(opcodes.ping, mark));
    const silence = setTimeout(() => raw.socket.end(), silenceMs);
    await until(raw, mark).finally(() => clearTimeout(silence));
    return raw.text();
  } finally {
    raw.socket.destroy();
  }
}

/** Milliseconds to wait on a truncated frame, for which the gateway awaits the rest. */
const silenceMs = 100;
/** Milliseconds that a gateway has to answer or to close. */
const patienceMs = 15_000;

/** Resolves when a text was received, or when the connection has ended. */
function until({ socket, text }: RawWebSocket, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeouts = setTimeout(() => {
      reject(new Error('the gateway neither answers nor hangs up'));
    }, patienceMs);
    const done = () => {
      clearTimeout(timeouts);
      socket.off('data', look).off('close', done);
      resolve();
    };
    const look = () => {
      if (text().includes(word)) done();
    };
    socket.on('data', look).on('close', done);
    look();
    if (socket.destroyed) done();
  });
}
