import express, { type RequestHandler } from 'express';
import { HttpError } from '../http/server/respond-with-error';

const bodyBytes = 64 * 1024;
const maximumDepth = 16;
/** PostgreSQL can store neither NUL in a text nor an unpaired surrogate in JSON. */
const unstorable = /\0|\p{Surrogate}/u;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Leaves a body of any type unparsed, for an endpoint that verifies it. */
export const leaveRaw = ({ mostBytes }: { mostBytes: number }): RequestHandler =>
  express.raw({ limit: mostBytes, type: () => true, inflate: false });

const parse = express.json({ limit: bodyBytes, strict: true, type: 'application/json' });

/** Reads a JSON body; refuses other types and bodies that are hostile or too large. */
export const readJson: RequestHandler[] = [
  (req, _res, next) => {
    if (Buffer.isBuffer(req.body)) return next();
    const isJson = req.is('application/json');
    // `null` means that there is no body.
    if (isJson === null || isJson) return next();
    const length = Number(req.headers['content-length'] ?? NaN);
    if (length === 0) return next();
    next(new HttpError({ statusCode: 415, message: 'Only JSON in UTF-8 is understood here' }));
  },
  parse,
  (req, _res, next) => {
    const body: unknown = Buffer.isBuffer(req.body) ? undefined : req.body;
    const fault = findFault(body, 0) ?? findFault(req.query, 0);
    next(fault ? new HttpError({ statusCode: 400, message: fault }) : undefined);
  },
];

/**
 * Describes input that our forms never send and that later code could not handle; null if there is none.
 */
function findFault(value: unknown, depth: number): string | null {
  if (typeof value === 'string') {
    return unstorable.test(value) ? 'The text holds a character that cannot be stored' : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= maximumDepth) return 'The request is nested too deeply';
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) return 'The request holds a name that is not allowed';
    const fault = findFault(inner, depth + 1);
    if (fault) return fault;
  }
  return null;
}
