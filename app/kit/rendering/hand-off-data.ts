import type { EntryContext } from '@remix-run/node';

/**
 * Returns the scripts with the data of loaders and actions that Remix streams to the browser. Its own
 * `StreamTransfer` would have React write them piece by piece in suspended boundaries. Here the document is
 * sent as a whole, so they can be in one piece.
 */
export async function handOffData(context: EntryContext, nonce: string): Promise<string> {
  const stream = context.serverHandoffStream;
  delete context.serverHandoffStream;
  if (!stream) return '';
  const data = inScript(await readText(stream));
  const scriptFor = (call: string) =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`;
  return scriptFor(`enqueue(${data})`) + scriptFor('close()');
}

/** Reads a stream directly. A `Response` around it would double the cost. */
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

/** Escapes a text so that nothing in it ends the script that contains it. */
function inScript(text: string): string {
  return JSON.stringify(text).replaceAll(/[&><\u2028\u2029]/g, (letter) => escapes[letter] ?? '');
}
