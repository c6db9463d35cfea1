import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { readZip } from './testing/read-zip';
import { createZip } from './zip';

const writtenAt = new Date('2026-11-21T12:00:00Z');

async function* parts(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(text);
}

it('packs files in their order, with any characters in them', async () => {
  const zip = createZip(
    [
      { path: 'README.txt', read: () => parts('Grüße, ', '夜') },
      { path: 'data/none.json', read: () => parts() },
    ],
    writtenAt,
  );
  expect([...(await readZip(zip))]).toEqual([
    ['README.txt', 'Grüße, 夜'],
    ['data/none.json', ''],
  ]);
});

it('begins to read a file when the one before has been packed', async () => {
  const order: string[] = [];
  async function* noted(name: string) {
    order.push(`${name} begins`);
    yield await Promise.resolve('x'.repeat(200_000));
    order.push(`${name} ends`);
  }
  const files = ['one', 'two'].map((path) => ({ path, read: () => noted(path) }));
  await buffer(createZip(files, writtenAt));
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('fails as a whole when a file cannot be read', async () => {
  async function* broken() {
    yield await Promise.resolve('begun');
    throw new Error('the cursor was lost');
  }
  const zip = createZip([{ path: 'a.json', read: broken }], writtenAt);
  await expect(buffer(zip)).rejects.toThrow('the cursor was lost');
});

it('stops reading when the archive is no longer wanted', async () => {
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield await Promise.resolve('more and more of the same');
    } finally {
      isOver = true;
    }
  }
  const zip = createZip([{ path: 'a.json', read: endless }], writtenAt);
  await once(zip, 'readable');
  zip.destroy();
  await eventually(() => expect(isOver).toBe(true));
});
