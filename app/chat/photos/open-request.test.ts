import { expect, it } from 'vitest';
import { photoWith } from '~/domain/chat/testing/send-picture';
import { sentDetailsSchema } from '~/domain/chat/messages/message-details';
import { openRequest } from './open-request';

const message = (seq: number, role: 'user' | 'character', changes: object = {}) => ({
  _id: `m${seq}`,
  seq,
  role,
  content: 'Words',
  details: null,
  ...changes,
});
const photoRequest = { asksForPhoto: true };
const photo = { details: sentDetailsSchema.parse(photoWith()) };

it('is the last thing that the person wrote, until a picture follows', () => {
  const request = message(2, 'user', photoRequest);
  expect(openRequest([message(1, 'character'), request])).toBe(request);
  expect(openRequest([request, message(3, 'character')])).toBe(request);
  expect(openRequest([request, message(3, 'character', photo)])).toBeNull();
  expect(openRequest([message(1, 'character', photo), request])).toBe(request);
  expect(openRequest([request, message(3, 'user')])).toBeNull();
  expect(openRequest([message(1, 'character', photoRequest)])).toBeNull();
  expect(openRequest([])).toBeNull();
});
