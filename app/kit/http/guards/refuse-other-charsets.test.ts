import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { refuseOtherCharsets } from './refuse-other-charsets';

const form = 'application/x-www-form-urlencoded';

/** Returns the error for a request with a body of this type, if any. */
function errorForType(contentType: string | undefined): unknown {
  let error: unknown;
  const req = { headers: { 'content-type': contentType } } as Request;
  void refuseOtherCharsets(req, {} as Response, (given?: unknown) => (error = given));
  return error;
}

it.each([
  undefined,
  form,
  `${form}; charset=UTF-8`,
  `${form};charset="utf-8"`,
  `${form}; Charset=utf8; x=1`,
  'multipart/form-data; boundary=charset=utf-16',
])('takes %s', (contentType) => {
  expect(errorForType(contentType)).toBeUndefined();
});

it.each(['utf-16', 'UTF-16LE', 'iso-8859-1', 'utf-7', '"windows-1252"', 'nonsense'])(
  'refuses the charset %s',
  (charset) => {
    expect(errorForType(`${form}; charset=${charset}`)).toMatchObject({
      failure: { statusCode: 415 },
    });
  },
);
