import { describe, expect, it } from 'vitest';
import { makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { deviceOf } from '../shared/origin/device-of';
import { logIn } from '../accounts/log-in';

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  newerFirefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
  opera:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 OPR/120.0.0.0',
  chromeOnAndroid:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
  safariOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
};

describe('a user agent', () => {
  it.each([
    [agents.firefox, { browser: 'Firefox', system: 'Windows' }],
    [agents.edge, { browser: 'Edge', system: 'Windows' }],
    [agents.opera, { browser: 'Opera', system: 'Linux' }],
    [agents.chromeOnAndroid, { browser: 'Chrome', system: 'Android' }],
    [agents.safariOnPhone, { browser: 'Safari', system: 'iPhone' }],
    [agents.safari, { browser: 'Safari', system: 'macOS' }],
    ['curl/8.5.0', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (agent, device) => {
    expect(deviceOf(agent)).toEqual(device);
  });
});

describe('a log-in', async () => {
  const { database, context } = await openTestContext();

  const enter = (email: string, userAgent?: string) =>
    logIn(context, { email, password: testPassword }, { userAgent });
  const newsOf = (id: string) =>
    database
      .db('outbox')
      .where({ aggregate_id: id, name: 'accounts.new-device-signed-in' })
      .orderBy('id')
      .select<{ payload: { device: unknown } }[]>('payload');

  it('is announced by mail if it comes from a new device, and only then', async () => {
    const { id, email } = await makeUser(database.db);
    await enter(email, agents.firefox);
    await enter(email, agents.newerFirefox);
    expect(await newsOf(id)).toEqual([]);
    await enter(email, agents.safariOnPhone);
    await enter(email, agents.safariOnPhone);
    await enter(email, agents.firefox);
    const news = await newsOf(id);
    expect(news).toHaveLength(1);
    expect(news[0]?.payload).toMatchObject({
      email,
      device: { browser: 'Safari', system: 'iPhone' },
    });
  });

  it('from something unrecognised is one device like any other', async () => {
    const { id, email } = await makeUser(database.db);
    await enter(email, agents.firefox);
    await enter(email);
    await enter(email, 'curl/8.5.0');
    expect((await newsOf(id)).map(({ payload }) => payload.device)).toEqual([null]);
  });

  it('with a wrong password is no news', async () => {
    const { id, email } = await makeUser(database.db);
    await enter(email, agents.firefox);
    await logIn(context, { email, password: 'wrong-one' }, { userAgent: agents.edge });
    expect(await newsOf(id)).toEqual([]);
  });
});
