import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const me = '/api/v1/users/me';
const member = () => logIn(site);

describe('PATCH /users/me', () => {
  it('changes the user’s own details, and returns their new values', async () => {
    const client = await member();
    const body = {
      nickName: '  Anna Maria ',
      gender: 'Other',
      agree_to_receive_promotional_materials: true,
    };
    const expected = { ...body, nickName: 'Anna Maria' };
    expect(await client.request('PATCH', me, { body })).toMatchObject({
      status: 200,
      body: expected,
    });
    expect(await client.get(me)).toMatchObject({ status: 200, body: expected });
  });

  it('leaves unnamed fields unchanged', async () => {
    const client = await member();
    await client.request('PATCH', me, { body: { nickName: 'Anna', gender: 'Female' } });
    const body = { agree_to_receive_promotional_materials: true };
    expect(await client.request('PATCH', me, { body })).toMatchObject({
      status: 200,
      body: { nickName: 'Anna', gender: 'Female', ...body },
    });
    expect(await client.request('PATCH', me, { body: {} })).toMatchObject({
      status: 200,
      body: { nickName: 'Anna', gender: 'Female', ...body },
    });
  });

  it('changes no other field, whatever is sent', async () => {
    const client = await member();
    const { body: before } = await client.get(me);
    const body = {
      email: 'other@example.com',
      coins: 1_000_000,
      isTest: true,
      accountType: 'CreatorUser',
    };
    expect((await client.request('PATCH', me, { body })).status).toBe(200);
    expect((await client.get(me)).body).toEqual(before);
  });

  it.each([
    [{ nickName: '' }, 'name required'],
    [{ nickName: '   ' }, 'name required'],
    [{ nickName: null }, 'name required'],
    [{ nickName: ['Anna'] }, 'name required'],
    [{ nickName: 'Anna1' }, 'please enter valid'],
    [{ nickName: 'Anna Maria Sophia' }, 'please enter valid'],
    [{ nickName: 'x'.repeat(51) }, 'please enter valid'],
    [{ nickName: '🌙' }, 'please enter valid'],
    [{ gender: 'male' }, 'please enter valid'],
    [{ gender: 7 }, 'please enter valid'],
    [{ agree_to_receive_promotional_materials: 'yes' }, 'please enter valid'],
  ])('refuses %j and changes nothing', async (fault, message) => {
    const client = await member();
    const { body: before } = await client.get(me);
    const body = { nickName: 'Anna', gender: 'Other', ...fault };
    expect(await client.request('PATCH', me, { body })).toMatchObject({
      status: 400,
      body: { statusCode: 400, message, path: me },
    });
    expect((await client.get(me)).body).toEqual(before);
  });

  it('is only for verified users', async () => {
    const body = { nickName: 'Anna' };
    expect((await site.client().request('PATCH', me, { body })).status).toBe(401);
    const newcomer = site.client();
    await newcomer.post('/api/v1/auth', {
      email: `${crypto.randomUUID()}@example.com`,
      password: 'secret-1',
    });
    expect((await newcomer.request('PATCH', me, { body })).status).toBe(403);
  });

  it('stores the last of two simultaneous changes completely', async () => {
    const client = await member();
    const names = ['Anna', 'Bella', 'Clara', 'Dora'];
    const answers = await Promise.all(
      names.map((nickName) => client.request('PATCH', me, { body: { nickName } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = (await client.get(me)) as { body: { nickName: string } };
    expect(names).toContain(body.nickName);
  });
});
