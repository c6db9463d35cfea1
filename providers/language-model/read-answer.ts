import { createParser } from 'eventsource-parser';
import { failureOfError } from './failure';
import type { ModelUsage } from './language-model';
import { brokenOff, readChunk, type Chunk } from './read-chunk';
import { createSpokenText } from './spoken-text';
import { unlessAborted } from './unless-aborted';

/** The maximum length of a line in an event stream, in characters. */
const lineLimit = 1_000_000;
/** The maximum size of an answer, in bytes after decompression. */
const answerLimit = 8_000_000;
/** Milliseconds to wait for the token counts of a finished answer. */
const usageMs = 400;

/**
 * Yields the words of a chat completion as they arrive, streamed or whole, and an empty string for other
 * signs that the model is at work. After the answer is complete, only the token counts are read, with a
 * short wait. Throws LanguageModelUnavailable if the answer ends early, contains an error or has no end,
 * and LanguageModelRefused if the model refuses.
 */
export async function* readAnswer(
  body: ReadableStream<Uint8Array>,
  { signal, onUsage }: { signal: AbortSignal; onUsage?: ((usage: ModelUsage) => void) | undefined },
): AsyncGenerator<string> {
  const spoken = createSpokenText();
  const chunks = readChunks(decode(body, signal));
  // Not `for await`: leaving that waits for a read that may never end.
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    const { text, isThinking, isLast, usage } = next.value;
    const words = spoken.take(text) + (isLast ? spoken.end() : '');
    if (words !== '' || text !== '' || isThinking) yield words;
    // The answer ends with the model's turn; the rest of the stream is not read.
    if (spoken.isOver()) return;
    if (!isLast) continue;
    const counted = usage ?? (onUsage ? await usageAfter(chunks) : null);
    if (counted) onUsage?.(counted);
    return;
  }
}

/** Returns the token counts of a finished answer, if the server sends them after the last words. */
async function usageAfter(chunks: AsyncGenerator<Chunk>): Promise<ModelUsage | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), usageMs);
  });
  const usage = firstUsage(chunks).catch(() => null);
  return Promise.race([usage, late]).finally(() => clearTimeout(timer));
}

async function firstUsage(chunks: AsyncGenerator<Chunk>): Promise<ModelUsage | null> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    if (next.value.usage) return next.value.usage;
  }
  return null;
}

/** Decodes an answer as UTF-8, whatever its header says. */
async function* decode(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let size = 0;
  const next = () => unlessAborted(reader.read(), signal);
  for (let read = await next(); !read.done; read = await next()) {
    size += read.value.length;
    if (size > answerLimit) throw brokenOff('An endless answer');
    yield decoder.decode(read.value, { stream: true });
  }
}

/** Some servers send one JSON document although a stream was requested. */
async function* readChunks(texts: AsyncGenerator<string>): AsyncGenerator<Chunk> {
  let start = '';
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    start += next.value;
    const [first] = start.trimStart();
    if (first === '{') {
      yield await readDocument(start, texts);
      return;
    }
    if (first !== undefined) {
      yield* readStream(start, texts);
      return;
    }
  }
  throw brokenOff('The answer was empty');
}

async function readDocument(start: string, rest: AsyncIterable<string>): Promise<Chunk> {
  let text = start;
  try {
    for await (const more of rest) text += more;
  } catch (error) {
    // A complete document is valid, however its connection ended.
    if (!text.trimEnd().endsWith('}')) throw error;
  }
  return { ...readChunk(text), isLast: true };
}

async function* readStream(start: string, rest: AsyncIterable<string>): AsyncGenerator<Chunk> {
  let arrived: Chunk[] = [];
  let isDone = false;
  const parser = createParser({
    maxBufferSize: lineLimit,
    onEvent({ event, data }) {
      if (isDone || data.trim() === '') return;
      isDone = data.trim() === '[DONE]';
      arrived.push(isDone ? done : readEvent(event, data));
    },
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') throw brokenOff('An endless line', error);
    },
  });
  for await (const text of withEnd(start, rest)) {
    let failure: { error: unknown } | undefined;
    try {
      parser.feed(text);
    } catch (error) {
      failure = { error };
    }
    const chunks = arrived;
    arrived = [];
    yield* chunks;
    if (failure) throw failure.error;
    if (isDone) return;
  }
  throw brokenOff('The answer ended midway');
}

const done: Chunk = { text: '', isThinking: false, isLast: true, usage: null };

function readEvent(event: string | undefined, data: string): Chunk {
  try {
    return readChunk(data);
  } catch (error) {
    throw event === 'error' ? failureOfError(data) : error;
  }
}

/** Adds the final empty line, so that a last event without one counts. */
async function* withEnd(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
  yield '\n\n';
}
