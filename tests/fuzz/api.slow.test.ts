import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsKeyHeader } from '~/app/kit/http/server/operations';
import { commandsKey } from '~/app/testing/start-site';
import { amounts } from './testing/amounts';
import { brokenHttp } from './testing/broken-http';
import { inBatches } from './testing/in-batches';
import { findFault, findFaultOfShape } from './testing/judge';
import { malformedRequest } from './testing/malformed-requests';
import { oddRequest } from './testing/odd-requests';
import { callers, describeRequest, type FuzzRequest } from './testing/request';
import { countRows } from './testing/row-counts';
import { createSender, sendRaw } from './testing/send';
import { startWhole, type Whole } from './testing/start-whole';

/** The number of requests between two counts of the rows. */
const batchSize = 40;

let whole: Whole;
let sender: ReturnType<typeof createSender>;
beforeAll(async () => {
  whole = await startWhole();
  sender = createSender(whole.site.port, {
    nobody: {},
    guest: { cookie: whole.guestCookie },
    member: { cookie: whole.memberCookie },
    operator: { [commandsKeyHeader]: commandsKey },
  });
});
afterAll(async () => {
  sender.close();
  await whole.close();
});

async function answerOf(request: FuzzRequest) {
  try {
    const answer = await sender.send(request);
    return { request, status: answer.status, fault: findFault(request, answer) };
  } catch (error) {
    return { request, status: 0, fault: `not answered: ${String(error)}` };
  }
}

/** Returns status and body of the first response, if it is a refusal. */
function firstRefusal(text: string): [status: number, body: string] | null {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (4\d\d) /.exec(head)?.[1] ?? 0);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  const body = Buffer.from(rest.join('\r\n\r\n')).toString('utf8', 0, length);
  return status === 0 ? null : [status, body];
}

const expectAlive = async () =>
  expect((await fetch(`${whole.site.origin}/readyz`)).status).toBe(200);

describe('the API', () => {
  it(
    'refuses every malformed request in the shape of errors and keeps nothing of it',
    async () => {
      const seen = new Set<string>();
      await inBatches(
        { amount: amounts.malformed, batchSize },
        malformedRequest(whole.calls),
        async (batch) => {
          const before = await countRows(whole.site.owner);
          const answers = await Promise.all(batch.map(answerOf));
          for (const { request, status, fault } of answers) {
            const isRefused = status >= 400 && status < 500;
            const problem = fault ?? (isRefused ? null : `answered ${status}`);
            if (problem) throw new Error(`${problem}\n  ${describeRequest(request)}`);
            seen.add(`${request.caller} ${status}`);
          }
          const requests = batch.map(describeRequest).join('\n  ');
          expect(await countRows(whole.site.owner), `rows of one of:\n  ${requests}`).toEqual(
            before,
          );
        },
      );
      // The generator gets past the first refusal.
      for (const caller of callers) expect([...seen]).toContain(`${caller} 400`);
      await expectAlive();
    },
    amounts.timeoutMs,
  );

  it(
    'answers any odd request without an internal error',
    async () => {
      const seen = new Set<number>();
      await inBatches(
        { amount: amounts.odd, batchSize },
        oddRequest(whole.calls, whole.known),
        async (batch) => {
          for (const { request, status, fault } of await Promise.all(batch.map(answerOf))) {
            if (fault) throw new Error(`${fault}\n  ${describeRequest(request)}`);
            seen.add(status);
          }
        },
      );
      expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
      await expectAlive();
    },
    amounts.timeoutMs,
  );

  it(
    'survives input that is not HTTP, and answers it where possible',
    async () => {
      const before = await countRows(whole.site.owner);
      await inBatches({ amount: amounts.broken, batchSize }, brokenHttp, async (batch) => {
        const answers = batch.map(async ({ fault, bytes }) => ({
          sent: `${fault}: ${bytes.toString('latin1', 0, 300)}`,
          text: await sendRaw(whole.site.port, bytes),
        }));
        for (const { sent, text } of await Promise.all(answers)) {
          expect(text, sent).not.toMatch(/^HTTP\/1\.1 5/m);
          const refusal = firstRefusal(text);
          if (refusal) expect(findFaultOfShape(null, ...refusal), sent).toBeNull();
        }
      });
      expect(await countRows(whole.site.owner)).toEqual(before);
      await expectAlive();
    },
    amounts.timeoutMs,
  );
});
