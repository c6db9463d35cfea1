import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Starts a server that answers GET requests with JSON documents by their paths, and others with 404. A
 * number is a status; null never answers.
 * @param {Record<string, unknown>} documents
 * @param {(request: { path: string, body: any, authorization: string | undefined },
 *   response: import('node:http').ServerResponse) => void} [onPost]
 */
export async function stubModelServer(documents, onPost) {
  /** @type {{ path: string, authorization: string | undefined }[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const { authorization } = request.headers;
    requests.push({ path, authorization });
    if (request.method === 'POST') {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = JSON.parse(Buffer.concat(chunks).toString());
      onPost?.({ path, body, authorization }, response);
      return;
    }
    const answer = Object.hasOwn(documents, path) ? documents[path] : 404;
    if (answer === null) return;
    response.writeHead(typeof answer === 'number' ? answer : 200, {
      'content-type': 'application/json',
    });
    response.end(typeof answer === 'number' ? '{}' : JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
