import type { EntryContext } from '@remix-run/node';

/**
 * Takes from Remix what it streams to the browser of loaders and actions, and makes the scripts of
 * it that its own `StreamTransfer` would have React write, piece by piece behind boundaries that
 * wait. Here the document is sent whole, so that it can have them in one piece.
 */
export async function handOffData(context: EntryContext, nonce: string): Promise<string> {
  const stream = context.serverHandoffStream;
  delete context.serverHandoffStream;
  if (!stream) return '';
  const data = inScript(await readText(stream));
  const tell = (call: string) =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`;
  return tell(`enqueue(${data})`) + tell('close()');
}

/** Reads a stream by itself: a `Response` around it costs as much again. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
  }
  return text;
}

const escapes: Record<string, string> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** A text as a script may hold it, in which nothing ends the script. */
function inScript(text: string): string {
  return JSON.stringify(text).replaceAll(/[&><\u2028\u2029]/g, (letter) => escapes[letter] ?? '');
}
