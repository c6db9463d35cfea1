import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments, routeAddresses } from '~/app/testing/documents';
import { writeSetting } from '~/domain/settings/write-setting';
import { amounts } from './testing/amounts';
import { brokenBody } from './testing/broken-bodies';
import { inBatches } from './testing/in-batches';
import { describeRequest, type FuzzRequest } from './testing/request';
import { createSender } from './testing/send';
import { startWhole, type Whole } from './testing/start-whole';
import { chatSettings } from '~/domain/chat/settings';

/** The number of concurrent requests. */
const batchSize = 20;

let whole: Whole;
let sender: ReturnType<typeof createSender>;
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(async () => {
  process.on('uncaughtException', note).on('unhandledRejection', note);
  whole = await startWhole({ renderPages: renderDocuments() });
  // There is no worker to reply here, so requests do not wait for one.
  await writeSetting(whole.site.owner, chatSettings, 'reply_wait_without_script_ms', 1);
  sender = createSender(whole.site.port, {
    nobody: {},
    guest: { cookie: whole.guestCookie },
    member: { cookie: whole.memberCookie },
  });
});
afterAll(async () => {
  sender.close();
  await whole.close();
  process.off('uncaughtException', note).off('unhandledRejection', note);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const words = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '%',
    '__proto__',
    'x'.repeat(70_000),
    '\ud800',
    '😀',
    '-1',
    '9e999',
    '//x',
  ),
);
const names = fc.oneof(
  words,
  fc.constantFrom(
    'email',
    'password',
    'intent',
    'content',
    'idempotencyKey',
    'redirectTo',
    'locale',
  ),
);

/** Fields that our forms have, with any content and possibly broken encoding. */
const oddForm = fc
  .tuple(
    fc.array(fc.tuple(names, words), { maxLength: 5 }),
    fc.constantFrom('', '&', '%', '=&=', '+%zz', '&a[b][]=c'),
  )
  .map(([fields, tail]) => ({
    fault: 'an odd form',
    headers: form,
    body: Buffer.from(
      new URLSearchParams(fields.map(([name, value]) => [name, value])).toString() + tail,
    ),
  }));

const method = fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE');
const caller = fc.constantFrom('nobody', 'guest', 'member');

/** Returns any address of a page or API call that takes a body, with an unusable one. */
function oddBody(): fc.Arbitrary<FuzzRequest> {
  const parameters: Record<string, string> = {
    slug: whole.known.slug,
    characterId: whole.known.characterId,
  };
  const filled = (address: string) =>
    address
      .replace(/[:{](\w+)\}?/g, (_whole, name: string) => parameters[name] ?? 'x')
      .replace('*', 'nowhere');
  const targets = [
    ...routeAddresses.flatMap((address) => [filled(address), `${filled(address)}.data`]),
    ...whole.calls.filter((call) => call.takesBody).map((call) => `/api/v1${filled(call.path)}`),
    ...['/language?index', '/?index', '/ops/queues/api/queues/chat/add', '/socket.io/', '/media/x'],
  ];
  return fc
    .tuple(fc.constantFrom(...targets), method, caller, fc.oneof(brokenBody('{"a":1}'), oddForm))
    .map(([target, verb, who, { fault, headers, body }]) => ({
      fault,
      caller: who,
      method: verb,
      target,
      headers: { accept: 'text/html', ...headers },
      body,
    }));
}

it(
  'odd bodies sent to every page and call are answered without a fault',
  async () => {
    const seen = new Set<number>();
    await inBatches({ amount: amounts.bodies, batchSize }, oddBody(), async (batch) => {
      const answers = batch.map(async (request) => {
        const answer = await sender.send(request).catch((error: unknown) => {
          throw new Error(`not answered: ${String(error)}\n${describeRequest(request)}`);
        });
        return { request, answer };
      });
      for (const { request, answer } of await Promise.all(answers)) {
        seen.add(answer.status);
        if (answer.status < 500) continue;
        throw new Error(
          `${answer.status}: ${answer.text.slice(0, 300)}\n${describeRequest(request)}`,
        );
      }
      expect(uncaught, batch.map(describeRequest).join('\n')).toEqual([]);
    });
    expect([...seen]).toEqual(expect.arrayContaining([400, 405, 413]));
    expect((await fetch(`${whole.site.origin}/readyz`)).status).toBe(200);
  },
  amounts.timeoutMs,
);
