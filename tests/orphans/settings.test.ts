import { expect, it } from 'vitest';
import { settings } from '~/domain/all-settings';
import { canBe, productionSources } from './testing/production-sources';

/** Settings that are specified and served to clients, though none of our pages uses them yet. */
const servedAhead = {
  'what the pages that sell show': ['max_token_discount'],
  'what a creator’s application and posts may hold': [
    'agreement_resend_seconds',
    'post_image_counts',
    'post_suggested_prompts',
    'creator_photos_min',
    'creator_photos_max',
  ],
  'what may be chosen for a character of one’s own': [
    'create_ai_steps',
    'create_ai_content_levels',
    'create_ai_name_max_length',
  ],
  'the first level, for clients that have not loaded a person': [
    'gamification_default_required_xp',
  ],
};

/** Files that only declare or pass on settings. */
const declaring =
  /^domain\/[\w-]+\/settings\.ts$|^domain\/settings\/(?:[\w-]+-settings|voice-presets)\.ts$|^app\/configuration\/public-settings\.ts$/;
const readers = productionSources.filter(({ path }) => !declaring.test(path));
const named = new Set(readers.flatMap((source) => [...source.names, ...source.literals]));
/** Templates that contain a part of a name, such as `${feature}_is_for_test_users_only`. */
const templates = readers
  .flatMap((source) => source.templates)
  .filter((template) => template.some((part) => /\w_\w/.test(part)));

const isRead = (key: string) =>
  named.has(key) || templates.some((template) => canBe(template, key));

it('has no unused setting', () => {
  const keys = settings.flatMap(({ shape }) => Object.keys(shape));
  const dead = keys.filter((key) => !isRead(key));
  expect(dead.sort()).toEqual(Object.values(servedAhead).flat().sort());
});

it('hands every group out that it serves ahead of its pages', () => {
  const calls = productionSources.find(({ path }) => path === 'app/configuration/api.ts');
  for (const group of ['system', 'popupEvents', 'creator', 'createMyAi', 'gamification']) {
    expect(calls?.literals).toContain(group);
  }
});
