import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { statementPdf } from './statement-pdf.server';

const money = (minor: number) => ({ minor, currency: 'USD' });
const amount = (tokens: number, minor: number) => ({ tokens, money: money(minor) });

interface Month {
  lines?: number;
  locale?: string;
  /** The name of the character in each line. */
  name?: string;
}

/** Returns the text on each page of a month's document. */
async function pagesOf({ lines = 1, locale = 'en-GB', name = 'Luna' }: Month): Promise<string[]> {
  const pdf = await statementPdf(
    {
      month: '2026-11',
      timeZone: 'UTC',
      opening: amount(40, 266),
      in: amount(592, 3199),
      out: amount(570, 3052),
      closing: amount(12_062, 223_413),
      held: 0,
      months: [],
      byReason: [],
      byCharacter: [],
    },
    {
      rows: Array.from({ length: lines }, (_, index) => ({
        transferId: String(index),
        reason: 'text_message',
        reference: null,
        characterId: 'somebody',
        tokens: -2,
        cost: money(13),
        kinds: ['bought' as const],
        createdAt: '2026-11-20T18:20:00.000Z',
      })),
      words: {
        columns: { date: 'When', what: 'What', whom: 'Whom', tokens: 'T', cost: 'C', currency: '' },
        reason: (reason) => reason,
        character: () => name,
      },
      t: ((key: string) => key) as never,
      locale,
      product: 'Nocturne',
      owner: 'alex@example.com',
    },
  );
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map((page) => page.replaceAll('\u00A0', ' '));
}

const countIn = (page: string, word: string) => page.split(word).length - 1;

it('shows the totals of a month, and each line of it', async () => {
  const [page = '', ...others] = await pagesOf({});
  expect(others).toEqual([]);
  expect(page).toContain('statement:left: 12,062 ($2,234.13)');
  for (const cell of ['20/11/2026, 18:20', 'text_message', 'Luna', '-2', '0.13', '1 / 1']) {
    expect(page).toContain(cell);
  }
});

it('reports a month without any lines', async () => {
  const [page = ''] = await pagesOf({ lines: 0 });
  expect(page).toContain('statement:none');
  expect(page).not.toContain('Whom');
});

it('continues over pages, each with its head and number, and leaves nothing out', async () => {
  const pages = await pagesOf({ lines: 300 });
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.reduce((sum, page) => sum + countIn(page, 'text_message'), 0)).toBe(300);
  for (const [index, page] of pages.entries()) {
    expect(countIn(page, 'Whom')).toBe(1);
    expect(page).toContain(`${index + 1} / ${pages.length}`);
  }
});

it.each(['Maximiliane Großmüller', 'Łucja Żółć', 'Ελένη Παππά', 'Жанна Ёлкина', 'Ngọc Đặng'])(
  'names %s',
  async (name) => {
    const [page] = await pagesOf({ name });
    expect(page).toContain(name);
  },
);

it('groups figures as each language does', async () => {
  const [page] = await pagesOf({ locale: 'fr-FR' });
  expect(page).toContain('12 062 (2 234,13 $)');
});

it('cuts text that exceeds two lines, and covers no other text', async () => {
  const pages = await pagesOf({ lines: 20, name: 'Maximiliane-Ännchen von Überlingen '.repeat(9) });
  expect(pages).toHaveLength(1);
  expect(countIn(pages[0] ?? '', '…')).toBe(20);
});
