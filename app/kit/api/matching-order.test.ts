import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { serve } from '../../testing/serve';
import { startSite, type TestSite } from '../../testing/start-site';
import { createApi } from './create-api';
import type { Endpoint } from './endpoint';
import { endpoints } from '../../endpoints';
import { inMatchingOrder } from './matching-order';

describe('inMatchingOrder', () => {
  const order = (...paths: string[]) =>
    inMatchingOrder(paths.map((path) => ({ path }))).map(([path]) => path);

  it('puts a fixed segment before a parameter at the first place where the paths differ', () => {
    expect(order('/a/{id}', '/a/b')).toEqual(['/a/b', '/a/:id']);
    expect(order('/{x}/b', '/a/{y}')).toEqual(['/a/:y', '/:x/b']);
    expect(order('/a/{id}/c', '/a/b/{id}')).toEqual(['/a/b/:id', '/a/:id/c']);
  });

  it('does so regardless of the paths between them', () => {
    const between = ['/b', '/c/d', '/{x}/{y}', '/b/{z}'];
    for (let turn = 0; turn < between.length; turn += 1) {
      const turned = [...between.slice(turn), ...between.slice(0, turn)];
      const ordered = order('/a/{id}', ...turned, '/a/b');
      expect(ordered.indexOf('/a/b')).toBeLessThan(ordered.indexOf('/a/:id'));
    }
  });

  it('gathers the methods of one path', () => {
    expect(inMatchingOrder([{ path: '/a' }, { path: '/b' }, { path: '/a' }])).toHaveLength(2);
  });
});

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Creates an endpoint that returns its own name instead of doing its work. */
const nameplate = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): Endpoint => ({
  id: 'config.nameplate',
  tag: 'config',
  summary: '',
  access: 'public',
  permission: null,
  status: 200,
  isLimited: false,
  isIdempotent: false,
  isCached: false,
  rawBody: null,
  mayRequireProof: false,
  failures: [],
  method,
  path,
  answer: z.object({ reached: z.string() }),
  prepare: async () => ({
    who: null,
    idempotencyKey: null,
    handle: async () => ({ reached: `${method} ${path}` }),
  }),
});

it('reaches every row, also beside paths that overlap it', async () => {
  const overlapping = [
    { method: 'GET', path: '/chats/{characterId}' },
    { method: 'GET', path: '/chats/stored-video-responses' },
    { method: 'GET', path: '/{area}/{id}/messages' },
    { method: 'DELETE', path: '/chats/{characterId}' },
    { method: 'GET', path: '/characters/{id}' },
  ] as const;
  const rows = [...overlapping, ...endpoints].map(nameplate);
  const { origin, close } = await serve(express().use('/api/v1', createApi(site.handles, rows)));
  try {
    for (const row of rows) {
      const path = row.path.replace(/\{\w+\}/g, 'anything');
      const response = await fetch(`${origin}/api/v1${path}`, {
        method: row.method,
      });
      expect(await response.json()).toEqual({ reached: `${row.method} ${row.path}` });
    }
  } finally {
    await close();
  }
});
