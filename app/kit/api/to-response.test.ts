import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isoTime } from '~/domain/shared/codecs';
import { createLogger } from '~/observability/logger';
import { refusals } from '../../refusals';
import { createRefusals } from '../http/describe-refusal';
import { toResponse } from './to-response';

const row = { method: 'GET', path: '/a', status: 200 } as const;
const at = new Date('2026-11-29T10:00:00.000Z');

function answer(schema: z.ZodType, outcome: unknown, deployment: 'test' | 'production') {
  const handles = {
    config: { DEPLOYMENT: deployment },
    logger: createLogger({ process: 'test', level: 'silent' }),
    refusals: createRefusals(refusals),
  };
  return toResponse(handles, { ...row, answer: schema }, outcome);
}

describe('an answer', () => {
  it('is encoded by its schema and cut to it', () => {
    const response = answer(z.object({ at: isoTime }), { at, secret: 1 }, 'production');
    expect(response).toEqual({ status: 200, body: { at: at.toISOString() } });
  });

  it('that breaks its schema is sent as it is when it needs no encoding', () => {
    const plain = z.object({ count: z.number() });
    expect(answer(plain, { count: 'one' }, 'production').body).toEqual({ count: 'one' });
    expect(() => answer(plain, { count: 'one' }, 'test')).toThrow('breaks its schema');
  });

  it('that breaks its schema is never sent in ours', () => {
    const coded = z.object({ at: isoTime, count: z.number() });
    const own = { at, count: 'one', secret: 1 };
    expect(() => answer(coded, own, 'production')).toThrow('breaks its schema');
  });
});
