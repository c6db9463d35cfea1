import { expect, it } from 'vitest';
import { loadConfig } from '~/config/config';
import { serverI18n } from '../kit/i18n/translator.server';
import { processorsOf } from './processors';

const url = 'https://maker.example/v1';
const configWith = (services: Record<string, string>) =>
  loadConfig({
    NODE_ENV: 'test',
    DEPLOYMENT: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    REDIS_URL: 'redis://127.0.0.1:1',
    SESSION_SECRET: 'test-secret-test-secret-test-secret',
    SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
    COMMANDS_KEY: 'commands-key-of-tests',
    SERVICE_KEY: 'service-key-of-tests',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MODEL_URL: url,
    MODEL_KEY: 'none',
    ...services,
  });

const judge = {
  PICTURE_JUDGE_URL: url,
  PICTURE_JUDGE_KEY: 'key-of-the-judge',
  PICTURE_JUDGE_MODEL: 'judge',
};

it.each([
  ['pictures', { PICTURES_URL: url, PICTURES_KEY: 'key-of-pictures' }],
  ['videos', { VIDEOS_URL: url, VIDEOS_KEY: 'key-of-videos' }],
  ['speech', { SPEECH_URL: url }],
  ['transcription', { TRANSCRIPTION_URL: url }],
  ['picture-judge', judge],
] as const)('a processor is named when the configuration names it: %s', (named, services) => {
  expect(processorsOf(configWith({}))).toEqual(['hosting', 'mail', 'model']);
  expect(processorsOf(configWith(services))).toEqual(['hosting', 'mail', 'model', named]);
});

it.each(['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'])(
  'each has words of its own in %s',
  async (locale) => {
    const { t } = await serverI18n(locale);
    const makers = ['pictures', 'videos', 'speech', 'transcription', 'picture-judge'];
    const words = makers.map((name) => t(`legal:processor.${name}`));
    expect(new Set(words).size).toBe(makers.length);
    for (const text of words) expect(text).not.toMatch(/processor/);
  },
);
