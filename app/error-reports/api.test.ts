import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '~/observability/logger';
import { rateLimits } from '../rate-limits';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

interface Line {
  msg: string;
  requestId: string;
  userId: string | null;
  frontend: Record<string, string>;
}

let site: TestSite;
const lines: string[] = [];
beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  site = await startSite({
    logger: createLogger({ process: 'test', level: 'warn', destination }),
    rateLimits: {
      ...rateLimits,
      errorReport: {
        address: { attempts: 100, seconds: 60 },
        account: { attempts: 3, seconds: 60 },
      },
    },
  });
});
afterAll(() => site.close());

const report = {
  error: JSON.stringify({
    userId: 'somebody else',
    name: 'TypeError',
    message: 'cannot read ada@example.com',
    stack: 'at https://site.example/a.js?token=secret-thing:1:2',
  }),
  path: '/chats/luna?code=12345',
};
const path = '/api/v1/frontend-error-reports';
const reported = () =>
  lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'an error happened in a browser');

describe('POST /frontend-error-reports', () => {
  it('leaves one line with the request’s id, the user of the session, and no secrets', async () => {
    const client = await logIn(site);
    const answer = await client.post(path, report, { 'x-request-id': 'request-from-a-test' });
    expect(answer).toMatchObject({ status: 202, body: { success: true } });
    expect(reported()).toMatchObject([
      {
        requestId: 'request-from-a-test',
        userId: client.userId,
        frontend: {
          name: 'TypeError',
          message: 'cannot read [e-mail]',
          stack: 'at https://site.example/a.js',
          path: '/chats/luna',
        },
      },
    ]);
    expect(lines.join()).not.toMatch(/secret-thing|12345|somebody else/);
  });

  it('limits the reports of one person, and states when to continue', async () => {
    const client = await logIn(site);
    for (let count = 0; count < 3; count += 1) {
      expect((await client.post(path, report)).status).toBe(202);
    }
    const refused = await client.post(path, report);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    [{}, 'error is required'],
    [{ error: report.error }, 'path is required'],
    [{ ...report, error: 'no JSON' }, 'error is not a report as JSON'],
    [{ ...report, error: { name: 'Error' } }, 'error is required'],
    [{ ...report, error: 'x'.repeat(20_001) }, 'the report is too long'],
    [{ ...report, path: 'x'.repeat(2001) }, 'path is too long'],
  ])('refuses %j and logs nothing of it', async (body, message) => {
    const before = reported().length;
    expect(await site.client().post(path, body)).toMatchObject({ status: 400, body: { message } });
    expect(reported()).toHaveLength(before);
  });
});
