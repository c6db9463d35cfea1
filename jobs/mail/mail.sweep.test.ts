import { createServer } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { newId } from '~/domain/shared/ids';
import { createSmtpMailer } from '~/providers/mail/smtp';
import { Postponed } from '../handler';
import { mailHandlers } from './handlers';
import { mailSettings } from '~/domain/mail/settings';
import { credentialsSettings } from '~/domain/credentials/settings';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';

const database = await openTestDatabase();
let context: TestContext;
const sandbox = await openTestSandbox();
let unreachableUrl: string;
let to: string;
let dropped: string[];

beforeAll(async () => {
  // A port that is no longer in use.
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  unreachableUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  context = createTestContext(database.db);
  dropped = [];
  to = `${newId()}@example.com`;
});

const changed = () => ({ template: 'password-changed' as const, data: {} });
const existing = () => ({ template: 'account-exists' as const, data: {} });
const coded = () => ({
  template: 'reset-code' as const,
  data: { sealedCode: context.seal.seal('04217') },
});

/** Sends one mail of an event, through an available or unavailable server. */
async function send(
  eventId: string,
  mail: ReturnType<typeof changed | typeof coded | typeof existing>,
  url: string,
) {
  const mailer = createSmtpMailer({ url, from: 'Nocturne <hello@example.com>', timeoutMs: 2_000 });
  const publicUrl = 'http://localhost:3000';
  const [handler] = mailHandlers({
    context,
    mailer,
    productName: 'Nocturne',
    publicUrl,
    onMailDropped: (template) => dropped.push(template),
  });
  const payload = { eventId, to, locale: 'en-GB', requestId: newId(), ...mail };
  try {
    return await handler?.handle(payload);
  } catch (error) {
    return error;
  } finally {
    mailer.close();
  }
}
const here = () => `smtp://127.0.0.1:${sandbox.smtpPort}`;
const inbox = async () => {
  const answer = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as unknown[];
};

describe('a mail', () => {
  it('survives a day without a server, which is not hammered, and is sent once', async () => {
    const eventId = newId();
    const day = 24 * 3600 * 1000;
    let attempts = 0;
    for (let waited = 0; waited < day; attempts += 1) {
      const outcome = await send(eventId, changed(), unreachableUrl);
      if (!(outcome instanceof Postponed)) throw new Error('it was given up');
      waited += outcome.delayMs;
      context.advance(outcome.delayMs);
    }
    // At most one per quarter of an hour, after the first quarter.
    expect(attempts).toBeLessThan(150);
    expect(attempts).toBeGreaterThan(80);
    expect(await send(eventId, changed(), here())).toEqual({ sent: true });
    expect(await send(eventId, changed(), here())).toEqual({ sent: false });
    expect(await inbox()).toHaveLength(1);
  });

  it('is sent once although the database fails while that is noted', async () => {
    const eventId = newId();
    await database.owner.raw(`
      create sequence failed_notes;
      create function fail_twice() returns trigger language plpgsql as $$
        begin
          if nextval('failed_notes') <= 2 then raise exception 'the database is away'; end if;
          return new;
        end $$;
      create trigger fail_twice before update of sent_at on mail_deliveries
        for each row execute function fail_twice();
      grant usage on sequence failed_notes to public`);
    try {
      expect(await send(eventId, changed(), here())).toEqual({ sent: true });
      expect(await send(eventId, changed(), here())).toEqual({ sent: false });
      expect(await inbox()).toHaveLength(1);
    } finally {
      await database.owner.raw(
        'drop trigger fail_twice on mail_deliveries; drop function fail_twice(); drop sequence failed_notes',
      );
    }
  });

  it('is given up when the patience is over', async () => {
    const { mail_patience_seconds } = await context.settings(mailSettings);
    const eventId = newId();
    await send(eventId, changed(), unreachableUrl);
    context.advance(mail_patience_seconds * 1000 - 500);
    expect(await send(eventId, changed(), unreachableUrl)).toMatchObject({
      name: 'UnrecoverableError',
    });
    expect(await send(eventId, changed(), here())).toEqual({ sent: false });
  });

  it('with a code is not sent when the code has run out meanwhile', async () => {
    const { code_lifetime_seconds } = await context.settings(credentialsSettings);
    const eventId = newId();
    expect(await send(eventId, coded(), unreachableUrl)).toBeInstanceOf(Postponed);
    context.advance(code_lifetime_seconds * 1000);
    expect(await send(eventId, coded(), here())).toEqual({ sent: false });
    expect(await inbox()).toEqual([]);
  });

  it('with a code is sent while the code is good', async () => {
    const eventId = newId();
    expect(await send(eventId, coded(), unreachableUrl)).toBeInstanceOf(Postponed);
    context.advance(60_000);
    expect(await send(eventId, coded(), here())).toEqual({ sent: true });
    expect(await inbox()).toHaveLength(1);
  });

  it('with a code is dropped above the hourly limit of its address, one about a change is not', async () => {
    const { mails_per_recipient_per_hour: most } = await context.settings(mailSettings);
    const sends = Array.from({ length: most + 3 }, () => send(newId(), coded(), here()));
    const outcomes = await Promise.all(sends);
    expect(outcomes.filter((outcome) => isDeepStrictEqual(outcome, { sent: true }))).toHaveLength(
      most,
    );
    expect(dropped).toEqual(['reset-code', 'reset-code', 'reset-code']);
    expect(await send(newId(), changed(), here())).toEqual({ sent: true });
    expect(await inbox()).toHaveLength(most + 1);
    to = `${newId()}@example.com`;
    expect(await send(newId(), coded(), here())).toEqual({ sent: true });
  });

  it('that anyone can request is sent again after the hour, but not above the daily limit', async () => {
    const { mails_per_recipient_per_hour: most, mails_per_recipient_per_day: all } =
      await context.settings(mailSettings);
    for (let sent = 0; sent < all; sent += 1) {
      if (sent > 0 && sent % most === 0) context.advance(3_600_000);
      expect(await send(newId(), existing(), here())).toEqual({ sent: true });
    }
    context.advance(3_600_000);
    expect(await send(newId(), existing(), here())).toEqual({ sent: false });
    context.advance(24 * 3_600_000);
    expect(await send(newId(), existing(), here())).toEqual({ sent: true });
  });

  it.each([
    [451, 'Postponed'],
    [550, 'UnrecoverableError'],
  ])('that is answered %i is %s', async (status, name) => {
    await fetch(`${sandbox.url}/control/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ target: 'smtp', behaviour: 'fail', status }),
    });
    const eventId = newId();
    expect(await send(eventId, changed(), here())).toMatchObject({ name });
    expect(await send(eventId, changed(), here())).toEqual({ sent: status < 500 });
  });
});
