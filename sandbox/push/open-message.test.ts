import { expect, it } from 'vitest';
import { makeDeviceKeys, openMessage } from './open-message';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5 and appendix A. */
const device = {
  privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  publicKey: bytes(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};
const message = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
);

it('opens the message of the standard', () => {
  expect(openMessage(message, device)).toBe('When I grow up, I want to be a watermelon');
});

it('opens it for no other device, nor when it was changed', () => {
  expect(() => openMessage(message, makeDeviceKeys(device.auth))).toThrow();
  const changed = Buffer.from(message);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  expect(() => openMessage(changed, device)).toThrow();
});
