import { createParser } from 'eventsource-parser';
import { failureOfError } from './failure';
import type { ModelUsage } from './language-model';
import { brokenOff, readChunk, type Chunk } from './read-chunk';
import { createSpokenText } from './spoken-text';
import { unlessAborted } from './unless-aborted';

/** Longest line of an event stream that is still taken for an answer, in characters. */
const lineLimit = 1_000_000;
/** Most of an answer that is read, in bytes as they are after decompression. */
const answerLimit = 8_000_000;
/** How long the counts of a finished answer are waited for, in milliseconds. */
const usageMs = 400;

/**
 * Yields the words of a chat completion as they come, streamed or whole, and an empty string for
 * whatever else shows that the model is at work. Once the answer is complete nothing that follows
 * matters but what it came to, which is waited for for a moment. Throws LanguageModelUnavailable when
 * it ends before, tells an error or has no end, LanguageModelRefused when the model will not answer.
 */
export async function* readAnswer(
  body: ReadableStream<Uint8Array>,
  { signal, onUsage }: { signal: AbortSignal; onUsage?: ((usage: ModelUsage) => void) | undefined },
): AsyncGenerator<string> {
  const spoken = createSpokenText();
  const chunks = readChunks(decode(body, signal));
  // Not `for await`: leaving that waits for a read that may never come to an end.
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    const { text, isThinking, isLast, usage } = next.value;
    const words = spoken.take(text) + (isLast ? spoken.end() : '');
    if (words !== '' || text !== '' || isThinking) yield words;
    if (!isLast) continue;
    const counted = usage ?? (onUsage ? await usageAfter(chunks) : null);
    if (counted) onUsage?.(counted);
    return;
  }
}

/** What a finished answer came to, where the server tells it after the last words. */
async function usageAfter(chunks: AsyncGenerator<Chunk>): Promise<ModelUsage | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), usageMs);
  });
  const told = firstUsage(chunks).catch(() => null);
  return Promise.race([told, late]).finally(() => clearTimeout(timer));
}

async function firstUsage(chunks: AsyncGenerator<Chunk>): Promise<ModelUsage | null> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    if (next.value.usage) return next.value.usage;
  }
  return null;
}

/** Text of an answer, which is UTF-8 whatever its header says. */
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

/** Some servers answer with one JSON document although a stream was asked for. */
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
    // A document that is complete is one, however its connection ended.
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

/** A last event whose empty line never came counts all the same. */
async function* withEnd(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
  yield '\n\n';
}
