import { json, Router, type RequestHandler, type Response } from 'express';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Behaviour } from '../control/behaviours';
import type { SandboxContext } from '../sandbox-provider';
import type { SandboxRecord } from '../records/records';
import { attentiveReply } from './attentive';
import { type Completion, chunk, complete, usageChunk, wholeAnswer } from './completion';
import { EarlierReplies } from './earlier-replies';
import { noteOn } from './notes';
import { replyTo } from './persona';
import { completionRequestSchema, errorBody, type ModelMessage } from './protocol';

/**
 * Returns the reply of a model that ignores its input: the same to everything, out of character, with
 * invented facts and a phone number.
 */
const carelessReply = (): string =>
  'As an AI language model I know you well. You live in Paris with your brother Martin, and that is ' +
  'all there is. Call me on +49 170 1234567 and meet me at the station.';

const models = ['persona', 'attentive', 'careless'] as const;
type Model = (typeof models)[number];
const isModel = (name: string): name is Model => models.some((one) => one === name);

/** The models of one server, which remember what they replied. */
function openModels(): Record<Model, (messages: readonly ModelMessage[]) => string> {
  const earlier = new EarlierReplies();
  return {
    persona: (messages) =>
      noteOn(messages) ?? earlier.next(messages, (rejected) => replyTo(messages, rejected)),
    // One reads its input and one does not: the measure of models is tried on both.
    attentive: attentiveReply,
    careless: carelessReply,
  };
}

/** Pauses of a brisk hosted model, in milliseconds. */
const firstWordsMs = 150;
const betweenWordsMs = 25;

const requireKey: RequestHandler = (request, response, next) => {
  if (/^Bearer \S+$/.test(request.get('authorization') ?? '')) {
    next();
    return;
  }
  const message = 'You did not provide an API key.';
  response.status(401).json(errorBody(message, 'invalid_request_error', 'invalid_api_key'));
};

/** The OpenAI-compatible endpoints; `pace` multiplies the pauses, 0 leaves none. */
export function modelRoutes(context: SandboxContext, pace: number): Router {
  const router = Router();
  router.use(requireKey);
  const replyBy = openModels();

  router.get('/models', (_request, response) => {
    response.json({
      object: 'list',
      data: models.map((id) => ({
        id,
        object: 'model',
        created: 1_760_000_000,
        owned_by: 'sandbox',
      })),
    });
  });

  router.post('/chat/completions', json({ limit: '2mb' }), (request, response, next) => {
    const parsed = completionRequestSchema.safeParse(request.body);
    if (!parsed.success) {
      response.status(400).json(errorBody(z.prettifyError(parsed.error), 'invalid_request_error'));
      return;
    }
    const { model, messages } = parsed.data;
    if (!isModel(model)) {
      const message = `The model '${model}' does not exist`;
      response.status(404).json(errorBody(message, 'invalid_request_error', 'model_not_found'));
      return;
    }
    const record = context.records.add('model', request.get('x-request-id') ?? null, parsed.data);
    const gone = new AbortController();
    response.on('close', () => {
      if (!response.writableEnded) gone.abort();
      if (record.outcome === 'pending') record.outcome = 'abandoned';
    });
    const behaviour = context.behaviours.take('model', JSON.stringify(request.body));
    const words = () => {
      const reply = replyBy[model](messages);
      // A model that is stuck says everything twice.
      const text = behaviour?.behaviour === 'repeat' ? `${reply} ${reply}` : reply;
      return complete(parsed.data, text);
    };
    answer({
      response,
      record,
      behaviour,
      words,
      pace,
      signal: gone.signal,
      ...wants(parsed.data),
    }).catch((error: unknown) => {
      if (!gone.signal.aborted) next(error);
    });
  });
  return router;
}

interface Answer {
  response: Response;
  record: SandboxRecord;
  behaviour: Behaviour | undefined;
  words: () => Completion;
  pace: number;
  signal: AbortSignal;
  stream: boolean;
  withUsage: boolean;
}

function wants(request: z.infer<typeof completionRequestSchema>) {
  return {
    stream: request.stream === true,
    withUsage: request.stream_options?.include_usage === true,
  };
}

async function answer(options: Answer): Promise<void> {
  const { response, record, behaviour, pace, signal } = options;
  if (behaviour?.behaviour === 'hang') return;
  if (behaviour?.behaviour === 'late') {
    await delay(behaviour.delayMs ?? 1_000, undefined, { signal });
  }
  if (behaviour?.behaviour === 'fail') {
    const status = behaviour.status ?? 500;
    record.outcome = 'failed';
    response
      .status(status)
      .json(
        errorBody('Refused as asked for at /control.', status < 500 ? 'requests' : 'server_error'),
      );
    return;
  }
  const completion = options.words();
  if (pace > 0) await delay(firstWordsMs * pace, undefined, { signal });
  if (options.stream) await streamAnswer(options, completion);
  else {
    if (pace > 0)
      await delay(betweenWordsMs * pace * completion.pieces.length, undefined, { signal });
    if (behaviour?.behaviour === 'error-midway') {
      breakOff(options);
      return;
    }
    record.outcome = 'answered';
    response.json(wholeAnswer(completion));
  }
}

async function streamAnswer(options: Answer, completion: Completion): Promise<void> {
  const { response, record, behaviour, pace, signal, withUsage } = options;
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Accel-Buffering': 'no',
  });
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  send(chunk(completion, { role: 'assistant', content: '' }));
  const breakAfter =
    behaviour?.behaviour === 'error-midway' ? Math.ceil(completion.pieces.length / 2) : Infinity;
  for (const [index, piece] of completion.pieces.entries()) {
    if (index >= breakAfter) {
      breakOff(options);
      return;
    }
    if (pace > 0 && index > 0) await delay(betweenWordsMs * pace, undefined, { signal });
    send(chunk(completion, { content: piece }));
  }
  send(chunk(completion, {}, completion.finishReason));
  if (withUsage) send(usageChunk(completion));
  record.outcome = 'answered';
  response.end('data: [DONE]\n\n');
}

/** Ends the connection without ending the answer, as a server that dies does. */
function breakOff({ response, record }: Answer): void {
  record.outcome = 'broken';
  // What was written is flushed first, so that the client has words before the break.
  response.write('', () => response.destroy());
}
