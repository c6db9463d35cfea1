import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createAgeAssurance } from './create-age-assurance';
import { createHttpAgeAssurance } from './http-age-assurance';
import { answerCheck } from './testing/answer-check';

const sandbox = await openTestSandbox();

const returnUrl = 'http://site.test/age_check?place=sealed';
let last = 0;
const newReference = () => `reference.${(last += 1)}`;
const service = (changes: Partial<Parameters<typeof createHttpAgeAssurance>[0]> = {}) =>
  createHttpAgeAssurance({
    url: `${sandbox.url}/age`,
    key: 'key',
    pagesOrigin: sandbox.url,
    timeoutMs: 1_000,
    ...changes,
  });
const upset = (behaviour: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'age', ...behaviour }),
  });

describe('a check', () => {
  it('waits for its person, who returns with its reference', async () => {
    const reference = newReference();
    const { location } = await service().begin({ reference, returnUrl });
    expect(await service().read(reference)).toEqual({ state: 'pending' });
    const back = await answerCheck(location, { outcome: 'pass', method: 'card' });
    expect(back.origin + back.pathname).toBe('http://site.test/age_check');
    expect(Object.fromEntries(back.searchParams)).toEqual({ place: 'sealed', reference });
  });

  it.each(['document', 'face_estimate', 'card'])(
    'that is passed by %s reports the method',
    async (method) => {
      const reference = newReference();
      const { location } = await service().begin({ reference, returnUrl });
      await answerCheck(location, { outcome: 'pass', method });
      expect(await service().read(reference)).toEqual({ state: 'passed', method });
    },
  );

  it('that failed reports only the failure, and one that is postponed stays pending', async () => {
    const [failed, later] = [newReference(), newReference()];
    const begun = await service().begin({ reference: failed, returnUrl });
    await answerCheck(begun.location, { outcome: 'fail' });
    expect(await service().read(failed)).toEqual({ state: 'failed' });
    const other = await service().begin({ reference: later, returnUrl });
    await answerCheck(other.location, { outcome: 'later' });
    expect(await service().read(later)).toEqual({ state: 'pending' });
  });

  it('is decided once', async () => {
    const reference = newReference();
    const { location } = await service().begin({ reference, returnUrl });
    await answerCheck(location, { outcome: 'fail' });
    await answerCheck(location, { outcome: 'pass', method: 'card' });
    expect(await service().read(reference)).toEqual({ state: 'failed' });
  });
});

describe('a service that', () => {
  it.each([
    [{ behaviour: 'hang' }, 'unavailable'],
    [{ behaviour: 'fail', status: 503 }, 'unavailable'],
    [{ behaviour: 'fail', status: 429 }, 'unavailable'],
    [{ behaviour: 'error-midway' }, 'unavailable'],
    [{ behaviour: 'fail', status: 422 }, 'invalid'],
  ])('behaves badly (%j) is reported as unavailable or invalid', async (behaviour, reason) => {
    const reference = newReference();
    await upset(behaviour);
    const begun = service().begin({ reference, returnUrl });
    await expect(begun).rejects.toMatchObject({ name: 'AgeAssuranceFailed', reason });
    await upset(behaviour);
    await expect(service().read(reference)).rejects.toMatchObject({ reason });
  });

  it('knows nothing of a check, or of our key, gives no outcome', async () => {
    await expect(service().read('never-begun')).rejects.toMatchObject({ reason: 'invalid' });
    const wrong = service({ key: '' }).begin({ reference: newReference(), returnUrl });
    await expect(wrong).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('leads to another site is not followed', async () => {
    const elsewhere = service({ pagesOrigin: 'https://pages.example' });
    await expect(elsewhere.begin({ reference: newReference(), returnUrl })).rejects.toMatchObject({
      reason: 'invalid',
    });
  });

  it.each([
    'no JSON',
    '{}',
    '{"state":"passed","reference":"asked"}',
    '{"state":"passed","reference":"asked","method":"<b>"}',
    '{"state":"passed","reference":"another","method":"card"}',
    '{"state":"perhaps","reference":"asked"}',
  ])('answers %s is not believed', async (body) => {
    const server = await serve(body);
    const { port } = server.address() as AddressInfo;
    const outcome = service({ url: `http://127.0.0.1:${port}` }).read('asked');
    await expect(outcome).rejects.toMatchObject({ reason: 'invalid' });
    server.close();
  });
});

it('the service exists only where it is configured', () => {
  const whole = { AGE_CHECK_URL: 'https://a.example', AGE_CHECK_PAGES: 'https://b.example/x' };
  expect(createAgeAssurance({ ...whole, AGE_CHECK_KEY: undefined })).toBeNull();
  expect(createAgeAssurance({ ...whole, AGE_CHECK_KEY: 'key' })).not.toBeNull();
});

async function serve(body: string): Promise<Server> {
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}
