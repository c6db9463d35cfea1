import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const folder = new URL('../../locales/', import.meta.url);

function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]));
}

/** Returns every string of a language by its key, prefixed with the name of its file. */
function readCatalogue(locale: string): Map<string, string> {
  const files = readdirSync(new URL(`${locale}/`, folder)).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) => {
      const area = name.replace('.json', '');
      const file: unknown = JSON.parse(readFileSync(new URL(`${locale}/${name}`, folder), 'utf8'));
      return flatten(file).map(([key, text]): [string, string] => [`${area}:${key}`, text]);
    }),
  );
}

const english = readCatalogue('en-GB');
const keys = new Set(
  [...english.keys()].flatMap((key) => [key, key.slice(key.indexOf(':') + 1)]).filter(isNoWord),
);

/** Returns false for a key of a single word, which may be an ordinary word. */
function isNoWord(key: string): boolean {
  return key.includes('.') || key.includes(':');
}

/** Returns the visible texts of a page, one per element, without those written by users. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const pageLanguage = document.documentElement.lang.split('-')[0];
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (!element || text === '' || element.closest('script, style, noscript, code, textarea'))
        continue;
      if (!element.checkVisibility()) continue;
      const language = element.closest('[lang]')?.getAttribute('lang')?.split('-')[0];
      if (language === pageLanguage) texts.push(text);
    }
    return texts;
  });

/** Returns translation keys and codes that are shown in place of words. */
export async function rawCodes(page: Page): Promise<string[]> {
  const texts = await textsOf(page);
  return texts
    .flatMap((text) => text.split(/[\s“”„«»"'(),;]+/))
    .filter((word) => keys.has(word) || /^[a-z]+(?:_[a-z]+)+$|^[A-Z]{2,}(?:_[A-Z]+)+$/.test(word))
    .filter((word) => !word.includes('@') && !word.includes('/'));
}

const englishWords = /\b(?:the|and|you|your|with|for|are|of|this|that|have|from|when|what)\b/gi;
/** A single word may be a name, or belong to another language. */
const fewest = 2;

/** Returns the English texts on a page in another language. */
export async function findEnglishTexts(page: Page, locale: string): Promise<string[]> {
  const other = readCatalogue(locale);
  const untranslated = new Set(
    [...english].filter(([key, text]) => other.get(key) !== text).map(([, text]) => text),
  );
  const meant = new Set(other.values());
  return (await textsOf(page)).filter((text) => {
    if (meant.has(text)) return false;
    if (untranslated.has(text)) return true;
    return (text.match(englishWords) ?? []).length >= fewest;
  });
}
