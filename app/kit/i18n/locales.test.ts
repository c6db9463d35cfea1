import { describe, expect, it } from 'vitest';
import { productSettings } from '~/domain/settings/settings';
import { completeLocales, directionOf, findLocale, flagOf, nameOf } from './locales';

it('releases the complete ones unless an operator sets others', () => {
  expect(productSettings.parse({})['locales.released']).toEqual(completeLocales);
});

describe('the flag of a language', () => {
  it.each([
    ['ar', 'SA'],
    ['en', 'US'],
    ['ko', 'KR'],
    ['zh', 'CN'],
    ['en-GB', 'GB'],
    ['pt-BR', 'BR'],
    ['sq-AL', 'AL'],
    ['zh-Hant-TW', 'TW'],
    ['fr', 'FR'],
  ])('of %s is %s', (locale, flag) => expect(flagOf(locale)).toBe(flag));
});

it('calls each language by its own name', () => {
  expect(['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR', 'uk-UA'].map(nameOf)).toEqual([
    'English',
    'Français',
    'Deutsch',
    'Español',
    'Português',
    'Українська',
  ]);
});

it('runs Arabic and Hebrew from the right, and all of its own languages from the left', () => {
  expect(['ar', 'ar-SA', 'he-IL', 'fa'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(new Set(completeLocales.map(directionOf))).toEqual(new Set(['ltr']));
});

describe('finding a language', () => {
  const released = ['en-GB', 'fr-FR', 'pt-BR'];

  it.each([
    ['fr-FR', 'fr-FR'],
    ['FR-fr', 'fr-FR'],
    ['fr', 'fr-FR'],
    ['fr-CA', 'fr-FR'],
    ['pt-PT', 'pt-BR'],
    ['en-US', 'en-GB'],
    [' en ', 'en-GB'],
  ])('%j finds %s', (tag, locale) => expect(findLocale(released, tag)).toBe(locale));

  it.each(['de-DE', '', '*', 'constructor', '../../etc', 'f'])('%j finds none', (tag) =>
    expect(findLocale(released, tag)).toBeUndefined(),
  );
});
