import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  contentType: string;
  body: string | Buffer;
}

const json = (status: number, body: string): Answer => ({
  status,
  contentType: 'application/json',
  body,
});

/** A tenth of a second of silence as WAV, which every speech server can send. */
const silence = Buffer.concat([
  Buffer.from('UklGRqwIAABXQVZFZm10IBAAAAABAAEAIlYAAESsAAACABAAZGF0YYgIAAA=', 'base64'),
  Buffer.alloc(2_184),
]);

/** Recorded responses of real services, word for word. */
export const recorded = {
  openai: {
    spoken: { status: 200, contentType: 'audio/wav', body: silence },
    transcript: json(
      200,
      '{"text":"Good evening. How was your day?","usage":{"type":"duration","seconds":3}}',
    ),
    nothing: json(200, '{"text":""}'),
    refused: json(
      400,
      '{"error":{"message":"Invalid file format.","type":"invalid_request_error","param":null,"code":null}}',
    ),
    busy: json(
      429,
      '{"error":{"message":"Rate limit reached.","type":"requests","param":null,"code":"rate_limit_exceeded"}}',
    ),
  },
  piper: {
    spoken: { status: 200, contentType: 'text/html; charset=utf-8', body: silence },
    refused: {
      status: 400,
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html>\n<title>400 Bad Request</title>',
    },
    busy: {
      status: 500,
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html>\n<title>500 Internal Server Error</title>',
    },
  },
  'whisper.cpp': {
    transcript: json(200, '{"text":" Good evening.\\n How was your day?\\n"}'),
    nothing: json(200, '{"text":" [BLANK_AUDIO]\\n"}'),
    refused: json(200, `{"error":"no 'file' field in the request"}`),
    busy: { status: 503, contentType: 'text/plain', body: 'Service Unavailable' },
  },
} as const satisfies Record<string, Record<string, Answer>>;

interface Received {
  path: string;
  authorization: string | undefined;
  contentType: string;
  body: Buffer;
}

/** Starts a server that answers every request with a preset response and keeps the last request. */
export async function startRecordedService() {
  let answer: Answer = recorded.openai.transcript;
  let received: Received | null = null;
  const server = createServer(async (request: IncomingMessage, response) => {
    const { authorization, 'content-type': contentType = '' } = request.headers;
    const body = await buffer(request);
    received = { path: request.url ?? '', authorization, contentType, body };
    response.writeHead(answer.status, { 'content-type': answer.contentType });
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answerWith: (next: Answer) => void (answer = next),
    received: () => received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
