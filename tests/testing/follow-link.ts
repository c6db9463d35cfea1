import type { Client } from '~/app/testing/client';

export const publicUrl = 'http://localhost:3000';

/** Opens a link as a browser does; returns the final page. */
export async function followLink(client: Client, link: string) {
  let path = link;
  let answer = await client.get(path);
  for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 5; hops += 1) {
    path = answer.headers.get('location') ?? '';
    answer = await client.get(path);
  }
  return { status: answer.status, path: path.replace(publicUrl, ''), page: String(answer.body) };
}
