import { expect, it } from 'vitest';
import { photoWith } from '~/domain/chat/testing/send-picture';
import { saidDetailsSchema } from '~/domain/chat/messages/message-details';
import { openRequest } from './open-request';

const said = (seq: number, role: 'user' | 'character', changes: object = {}) => ({
  _id: `m${seq}`,
  seq,
  role,
  content: 'Words',
  details: null,
  ...changes,
});
const asked = { asksForPhoto: true };
const photo = { details: saidDetailsSchema.parse(photoWith()) };

it('is the last thing that a person said, until a picture follows', () => {
  const request = said(2, 'user', asked);
  expect(openRequest([said(1, 'character'), request])).toBe(request);
  expect(openRequest([request, said(3, 'character')])).toBe(request);
  expect(openRequest([request, said(3, 'character', photo)])).toBeNull();
  expect(openRequest([said(1, 'character', photo), request])).toBe(request);
  expect(openRequest([request, said(3, 'user')])).toBeNull();
  expect(openRequest([said(1, 'character', asked)])).toBeNull();
  expect(openRequest([])).toBeNull();
});
