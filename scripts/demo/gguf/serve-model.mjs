import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const BODY_LIMIT_BYTES = 2_000_000;

/**
 * Serves a model with OpenAI's chat completions, on this machine only. Replies are written one by one: a
 * model has one context.
 * @param {import('./open-llama.mjs').Engine} engine
 * @param {{ id: string, port: number }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveModel(engine, { id, port }) {
  const inTurn = queue();
  const server = createServer((request, response) => {
    route({ engine, id, inTurn }, request, response).catch((error) => {
      console.error(error);
      sendError(response, 500, 'The model failed');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a function that runs work after all earlier work has ended. */
function queue() {
  let last = Promise.resolve();
  return (work) => {
    const ended = last.then(work);
    last = ended.catch(() => undefined);
    return ended;
  };
}

async function route(model, request, response) {
  const { engine, id } = model;
  const { pathname } = new URL(request.url, 'http://localhost');
  if (request.method === 'GET' && pathname === '/v1/models') {
    const meta = { n_ctx: engine.contextTokens, n_params: engine.parameters };
    const data = [{ id, object: 'model', created: 0, owned_by: 'llamacpp', meta }];
    return sendJson(response, 200, { object: 'list', data });
  }
  if (request.method !== 'POST' || pathname !== '/v1/chat/completions') {
    return sendError(response, 404, 'There is nothing here');
  }
  const wanted = await readRequest(request);
  if (wanted === null) return sendError(response, 400, 'The request has no messages');
  return answer(model, wanted, response);
}

/** Returns the request for a reply; null if it is not one. */
async function readRequest(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const isMessage = (one) => typeof one?.role === 'string' && typeof one.content === 'string';
    if (!Array.isArray(body.messages) || !body.messages.every(isMessage)) return null;
    return body;
  } catch {
    return null;
  }
}

async function answer({ engine, id, inTurn }, wanted, response) {
  const left = new AbortController();
  response.on('close', () => left.abort());
  const head = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: id,
  };
  const stream = wanted.stream === true ? openStream(response, head) : null;
  let text = '';
  const reply = () => {
    if (left.signal.aborted) return null;
    return engine.reply({
      messages: wanted.messages,
      maxTokens: wanted.max_completion_tokens ?? wanted.max_tokens,
      temperature: wanted.temperature,
      stop: [wanted.stop ?? []].flat(),
      signal: left.signal,
      onText(piece) {
        text += piece;
        stream?.words(piece);
      },
    });
  };
  const result = await inTurn(reply).catch((error) => {
    if (!stream) throw error;
    console.error(error);
    response.destroy();
    return null;
  });
  if (result === null || left.signal.aborted) return;
  const usage = usageOf(result);
  if (stream) stream.end(result.reason, wanted.stream_options?.include_usage ? usage : null);
  else {
    const message = { role: 'assistant', content: text };
    const choices = [{ index: 0, message, finish_reason: result.reason }];
    sendJson(response, 200, { ...head, object: 'chat.completion', choices, usage });
  }
}

const usageOf = ({ tokensIn, tokensOut }) => ({
  prompt_tokens: tokensIn,
  completion_tokens: tokensOut,
  total_tokens: tokensIn + tokensOut,
});

function openStream(response, head) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const send = (more) => {
    const chunk = { ...head, object: 'chat.completion.chunk', ...more };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const choice = (delta, finish_reason = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });
  send(choice({ role: 'assistant', content: '' }));
  return {
    words: (content) => send(choice({ content })),
    end(reason, usage) {
      send(choice({}, reason));
      if (usage) send({ choices: [], usage });
      response.end('data: [DONE]\n\n');
    },
  };
}

function sendJson(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendError(response, status, message) {
  if (response.headersSent) response.destroy();
  else sendJson(response, status, { error: { message, type: 'invalid_request_error' } });
}
