import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { LanguageModelRefused, LanguageModelUnavailable } from './language-model';

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  error: z.object({ message: z.string() }).nullish(),
});

/** Longest line of an event stream that is still taken for an answer, in characters. */
const lineLimit = 1_000_000;

/**
 * Yields the words of a streamed chat completion.
 * Throws LanguageModelUnavailable when the stream ends without saying that the answer is complete or
 * tells an error, LanguageModelRefused when the server's own filter ended it.
 */
export async function* readDeltas(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let events: string[] = [];
  let complete = false;
  const parser = createParser({
    onEvent: (event) => events.push(event.data),
    maxBufferSize: lineLimit,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw brokenOff('An endless line', error);
    },
  });
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parser.feed(decoder.decode(read.value, { stream: true }));
    const arrived = events;
    events = [];
    for (const data of arrived) {
      if (data === '[DONE]') return;
      const { content, finished } = readChunk(data);
      complete ||= finished;
      if (content) yield content;
    }
  }
  if (!complete) throw brokenOff('The answer ended midway');
}

function readChunk(data: string): { content: string; finished: boolean } {
  const parsed = chunkSchema.safeParse(parseJson(data));
  if (!parsed.success) throw brokenOff('The answer is not in the agreed form', parsed.error);
  if (parsed.data.error) throw brokenOff(parsed.data.error.message);
  const [choice] = parsed.data.choices;
  if (choice?.finish_reason === 'content_filter') {
    throw new LanguageModelRefused('The answer was ended by the filter of the server');
  }
  return { content: choice?.delta?.content ?? '', finished: Boolean(choice?.finish_reason) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw brokenOff('The answer is not JSON', error);
  }
}

function brokenOff(message: string, cause?: unknown): LanguageModelUnavailable {
  return new LanguageModelUnavailable('broken-off', message, { cause });
}
