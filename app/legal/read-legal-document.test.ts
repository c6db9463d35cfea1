import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Processor } from './processors';
import type { LegalText } from './legal-text';
import { readLegalDocument } from './server/read-legal-document.server';
import { chatSettings } from '~/domain/chat/settings';

const { context: domain } = await openTestContext();
const locales = ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'];

function read(
  name: 'terms' | 'privacy',
  {
    locale = 'en-GB',
    country,
    processors = ['hosting'],
  }: { locale?: string; country?: string; processors?: Processor[] } = {},
): Promise<LegalText> {
  const request = new Request('http://localhost:3000/', { headers: { cookie: `lng=${locale}` } });
  const product = { name: 'Nocturne', publicUrl: 'http://localhost:3000' };
  return readLegalDocument(
    request,
    { domain, product, processors, country, language: { locale } } as unknown as AppLoadContext,
    name,
  );
}

const wordsOf = ({ sections }: LegalText) =>
  sections.flatMap(({ text, parts = [] }) => [...text, ...parts.flatMap((part) => part.text)]);

describe.each(locales)('the legal documents in %s', (locale) => {
  it.each(['terms', 'privacy'] as const)('have every figure filled in: %s', async (name) => {
    const words = wordsOf(await read(name, { locale }));
    expect(words.filter((text) => /\{\{|undefined|NaN/.test(text))).toEqual([]);
  });

  it('name the help lines of the settings for the reader’s country', async () => {
    const { crisis_lines, crisis_lines_international } = await domain.settings(chatSettings);
    const { sections } = await read('privacy', { locale, country: 'PT' });
    const [section, ...others] = sections.filter(({ referral }) => referral !== undefined);
    expect(others).toEqual([]);
    expect(section?.id).toBe('underage-policy');
    expect(section?.referral?.lines).toEqual(crisis_lines['PT']);
    expect(section?.referral?.international).toEqual(crisis_lines_international);
  });
});

it('names the processors of the site, and no others', async () => {
  const words = wordsOf(await read('privacy', { processors: ['hosting', 'mail', 'age'] }));
  expect(words).toContainEqual(
    expect.stringContaining(': hosting, sending emails and proof of age.'),
  );
  expect(words.join(' ')).not.toContain('card number');
});
