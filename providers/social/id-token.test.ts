import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenReader, type TokenReader } from './id-token';

const issuer = 'https://issuer.example';
const clientId = 'this-site';
let server: Server;
let key: CryptoKey;
let read: TokenReader;
beforeAll(async () => {
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256' }] };
  server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
  read = createTokenReader({ id: 'AURORA', name: 'Aurora', clientId, issuer, keysUrl }, 2_000);
});
afterAll(() => server.close());

const seconds = () => Math.floor(Date.now() / 1000);
const sign = (claims: JWTPayload, header: { typ?: string } = {}) =>
  new SignJWT({
    iss: issuer,
    aud: clientId,
    sub: 'ada',
    iat: seconds(),
    exp: seconds() + 300,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
    .sign(key);

const invalid = expect.objectContaining({ name: 'SocialSignInFailed', reason: 'invalid' });

describe('an ID token', () => {
  it.each([
    ['as the standard has it', {}, {}],
    ['with a type', {}, { typ: 'JWT' }],
    ['with a type in full', {}, { typ: 'application/jwt' }],
    ['for several, given to this site', { aud: [clientId, 'api'], azp: clientId }, {}],
    ['of a numbered person', { sub: 4711 as unknown as string }, {}],
  ])('is believed %s', async (_how, claims, header) => {
    expect(await read(await sign(claims, header))).toMatchObject({ provider: 'AURORA' });
  });

  it.each([
    ['without an end', { exp: undefined }, {}],
    ['without a time', { iat: undefined }, {}],
    ['that has run out', { exp: seconds() - 60 }, {}],
    ['of long ago', { iat: seconds() - 700 }, {}],
    ['for another site', { aud: 'another-site' }, {}],
    ['for several, given to nobody in particular', { aud: [clientId, 'api'] }, {}],
    ['for several, given to another', { aud: [clientId, 'api'], azp: 'api' }, {}],
    ['for this site, given to another', { azp: 'api' }, {}],
    ['that is an access token', {}, { typ: 'at+jwt' }],
    ['that is a log-out token', {}, { typ: 'logout+jwt' }],
    ['that names nobody', { sub: undefined }, {}],
    ['whose subject holds what no database stores', { sub: 'a\u0000b' }, {}],
    ['whose subject is half a character', { sub: 'a\ud800' }, {}],
    ['whose subject is longer than any', { sub: 'a'.repeat(256) }, {}],
    ['whose subject is empty', { sub: '' }, {}],
  ])('is refused %s', async (_how, claims, header) => {
    await expect(read(await sign(claims as JWTPayload, header))).rejects.toEqual(invalid);
  });

  it('must carry the nonce of its own request', async () => {
    const token = await sign({ nonce: 'mine' });
    expect(await read(token, { nonce: 'mine' })).toMatchObject({ subject: 'ada' });
    await expect(read(token, { nonce: 'another' })).rejects.toEqual(invalid);
    await expect(read(await sign({}), { nonce: 'mine' })).rejects.toEqual(invalid);
  });
});
