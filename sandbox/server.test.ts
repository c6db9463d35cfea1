import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { startSandbox } from './server';
import { openTestSandbox } from './testing/open-test-sandbox';

const sandbox = await openTestSandbox({ productName: 'Vesper' });

const get = (path: string) => fetch(sandbox.url + path);

describe('the sandbox', () => {
  it.each(['/healthz', '/readyz'])('answers %s', async (path) => {
    expect(await (await get(path)).json()).toMatchObject({ status: 'ok' });
  });

  it('lists the services that it plays, with working links', async () => {
    const page = await (await get('/')).text();
    expect(page).toContain('Vesper');
    const links = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
    expect(links).toContain('/inbox');
    for (const path of links) expect((await get(path)).status, path).toBe(200);
  });

  it('serves its style, its fonts and a favicon', async () => {
    const style = await (await get('/sandbox.css')).text();
    const fonts = [...style.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(fonts).toHaveLength(2);
    for (const path of [...fonts, '/favicon.ico', '/favicon.svg']) {
      expect((await get(path)).status, path).toBe(200);
    }
  });

  it('answers an unknown address with an explanatory page', async () => {
    const answer = await get('/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Nothing is played here');
  });

  it('stops although an answer hangs', async () => {
    const other = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 });
    await fetch(`${other.url}/control/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ target: 'model', behaviour: 'hang' }),
    });
    const hanging = fetch(`${other.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'persona', messages: [{ role: 'user', content: 'hi' }] }),
    });
    const rejected = expect(hanging).rejects.toThrow();
    await eventually(async () =>
      expect(((await (await fetch(`${other.url}/records.json`)).json()) as unknown[]).length).toBe(
        1,
      ),
    );
    await other.stop();
    await rejected;
  });

  it('gives its mail port back when its own port is taken', async () => {
    const { port } = new URL(sandbox.url);
    const taken = startSandbox({ host: '127.0.0.1', port: Number(port), smtpPort: 0 });
    await expect(taken).rejects.toThrow('EADDRINUSE');
  });
});
