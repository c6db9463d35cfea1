import { afterEach, describe, expect, it } from 'vitest';
import { openTestSandbox } from '../testing/open-test-sandbox';

const sandbox = await openTestSandbox();

afterEach(() => fetch(`${sandbox.url}/control`, { method: 'DELETE' }));

const pending = async () => (await fetch(`${sandbox.url}/control`)).json();
const post = (body: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('/control', () => {
  it('keeps a behaviour until it is cleared', async () => {
    await post({ target: 'model', behaviour: 'late', delayMs: 20 });
    await post({ target: 'smtp', behaviour: 'fail', times: 2, status: 550 });
    expect(await pending()).toEqual({
      targets: [
        'smtp',
        'model',
        'social',
        'analytics',
        'captcha',
        'marketing',
        'age',
        'identity',
        'identity-webhooks',
        'tax',
        'moderation',
        'pictures',
        'studio',
        'video-studio',
        'studio-callback',
        'push',
        'speech',
        'transcription',
        'livekit',
        'cards',
        'cards-webhooks',
        'verotel',
        'verotel-webhooks',
        'crypto',
        'crypto-webhooks',
        'payouts',
        'payouts-webhooks',
      ],
      pending: [
        { target: 'model', behaviour: 'late', times: 1, delayMs: 20 },
        { target: 'smtp', behaviour: 'fail', times: 2, status: 550 },
      ],
    });
    expect((await fetch(`${sandbox.url}/control`, { method: 'DELETE' })).status).toBe(204);
    expect(await pending()).toMatchObject({ pending: [] });
  });

  it.each([
    { target: 'nobody', behaviour: 'fail' },
    { target: 'model', behaviour: 'explode' },
    { target: 'model', behaviour: 'fail', status: 200 },
    { target: 'model', behaviour: 'fail', times: 0 },
    { target: 'model', behaviour: 'fail', colour: 'red' },
    {},
  ])('refuses %j with a reason', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w/) });
    expect(await pending()).toMatchObject({ pending: [] });
  });

  it('works as a page with forms', async () => {
    const form = new URLSearchParams({
      target: 'model',
      behaviour: 'hang',
      times: '2',
      delayMs: '',
      status: '',
    });
    const set = await fetch(`${sandbox.url}/control/next`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    expect([set.status, set.headers.get('location')]).toEqual([303, '/control']);

    const page = await fetch(`${sandbox.url}/control`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('model: hang');

    const wrong = await fetch(`${sandbox.url}/control/next`, {
      method: 'POST',
      body: new URLSearchParams({ target: 'model', behaviour: 'hang', times: '0' }),
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('role="alert"');

    await fetch(`${sandbox.url}/control/clear`, { method: 'POST' });
    expect(await pending()).toMatchObject({ pending: [] });
  });
});
