import type { JsonObject } from '../json/json-value';

const v2 = (data: JsonObject, more: JsonObject = {}): JsonObject => ({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data,
  ...more,
});
const v3 = (data: JsonObject, more: JsonObject = {}): JsonObject => ({
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: { group_only_greetings: [], ...data },
  ...more,
});
const entry = (keys: string[], content: string, more: JsonObject = {}): JsonObject => ({
  keys,
  content,
  extensions: {},
  enabled: true,
  insertion_order: 10,
  ...more,
});

/** All fields of version 2. */
const whole = {
  name: 'Mira Voss',
  description: '{{char}} keeps the lighthouse of Arden. She is 34.',
  personality: 'patient, dry, curious',
  scenario: '{{user}} arrives by the last ferry.',
  first_mes: 'The kettle is on, {{user}}. *She points at a chair.*',
  mes_example: '<START>\n{{user}}: Is it lonely?\n{{char}}: Only in fog.',
  creator_notes: 'Works best with a calm pace.',
  system_prompt: '{{original}} Write in the past tense.',
  post_history_instructions: 'Keep it short.',
  alternate_greetings: ['You are late.', 'Mind the stairs!'],
  tags: ['lighthouse', 'slow'],
  creator: 'keeper',
  character_version: '1.2',
  extensions: { talkativeness: '0.5', fav: false },
} satisfies JsonObject;

const book: JsonObject = {
  name: 'Arden',
  scan_depth: 3,
  token_budget: 400,
  recursive_scanning: true,
  extensions: {},
  entries: [
    entry(['lamp', 'light'], 'The lamp is older than the tower.', { id: 1, priority: 5 }),
    entry(['tower'], 'The tower has 199 steps.', { constant: true, position: 'after_char' }),
    entry(['fog'], 'In fog a bell is rung.', {
      selective: true,
      secondary_keys: ['night'],
      case_sensitive: true,
      comment: 'weather',
    }),
  ],
};

/**
 * Cards as different programs write them, all of which are accepted unchanged. Their shapes follow the
 * published specifications and common deviations; their texts are our own.
 */
export const cards: Readonly<Record<string, JsonObject>> = {
  'only what version 2 requires': v2({ ...whole, alternate_greetings: [], extensions: {} }),
  'all fields of version 2': v2({ ...whole, character_book: book }),
  'the fields of version 1 beside the data': v2(whole, {
    name: 'Mira Voss',
    description: whole.description,
    personality: whole.personality,
    scenario: whole.scenario,
    first_mes: whole.first_mes,
    mes_example: whole.mes_example,
    create_date: '2026-11-02 @10h 11m 12s 13ms',
    chat: 'Mira Voss - 2026',
    avatar: 'none',
    fav: false,
  }),
  'missing fields': v2({ name: 'Ida', description: 'A clockmaker of 40.' }),
  'null in place of lists and books': v2({
    ...whole,
    tags: null,
    character_book: null,
    alternate_greetings: null,
  }),
  'a lorebook without entries': v2({ ...whole, character_book: { extensions: {}, entries: [] } }),
  'a lorebook with fields of other programs': v2({
    ...whole,
    character_book: {
      ...book,
      entries: [
        entry(['sea'], 'The sea is grey.', {
          position: 4,
          extensions: { position: 4, depth: 4, probability: 75, useProbability: true },
          displayIndex: 0,
          id: null,
          priority: null,
        }),
        'not an entry',
        null,
      ],
    },
  }),
  'extensions of several programs': v2({
    ...whole,
    extensions: {
      depth_prompt: { prompt: 'Speak softly.', depth: 4, role: 'system' },
      world: 'Arden',
      'maker/voice': { pitch: 0.25, style: [1, 2, 3] },
      regex_scripts: [{ findRegex: '/\\*(.+?)\\*/g', replaceString: '_$1_', disabled: true }],
    },
  }),
  'unknown fields everywhere': v2(
    { ...whole, mood: { now: ['calm', null, -0.5, 1e21] }, 'with.dot': { '': 'empty key' } },
    { maker: { name: 'x' }, list: [[[]], {}] },
  ),
  'Japanese and emoji': v2({
    ...whole,
    name: '灯台守のミラ 🗼',
    description: '三十四歳。静かな人。👩🏽‍🚀',
    first_mes: 'お茶をどうぞ、{{user}}さん。',
  }),
  'Arabic and Cyrillic': v2({ ...whole, name: 'Мира', scenario: 'تصل آخر عبّارة في الليل.' }),
  'control characters and half characters': v2({
    ...whole,
    description: 'tab\tline\r\nnul\u0000 half \ud83d end',
  }),
  'keys that are special in JavaScript': v2({
    ...whole,
    extensions: JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'),
  }),
  'markup in a text': v2({
    ...whole,
    creator_notes:
      '<style>p{color:red}</style><p onclick="x()">Hi</p> ![a](https://x.example/a.png)',
  }),
  'only what version 3 requires': v3({ ...whole, alternate_greetings: [] }),
  'all fields of version 3': v3({
    ...whole,
    nickname: 'Mira',
    creator_notes_multilingual: { en: 'Slow.', de: 'Langsam.' },
    source: ['https://cards.example/mira', 'id-77'],
    group_only_greetings: ['Welcome, all of you.'],
    creation_date: 1_760_000_000,
    modification_date: 0,
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
    character_book: {
      ...book,
      entries: [entry(['/fog|mist/i'], '@@depth 2\n@@role system\n\nA bell.', { use_regex: true })],
    },
  }),
  'links to assets': v3({
    ...whole,
    assets: [
      { type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' },
      { type: 'background', uri: 'https://cards.example/sea.webp', name: 'main', ext: 'webp' },
    ],
  }),
  'a later version': v3({ ...whole, future: { field: 1 } }, { spec_version: '3.7' }),
  'a lorebook with decorators and fallbacks': v3({
    ...whole,
    character_book: {
      extensions: {},
      entries: [
        entry(['x'], '@@program_only 4\n@@@activate_only_every 2\n@@depth 0\nText', {
          use_regex: false,
          id: 'one',
        }),
      ],
    },
  }),
  'secondary keys in one text': v3({
    ...whole,
    character_book: {
      extensions: {},
      entries: [
        entry(['a'], 'Text', { use_regex: false, selective: true, secondary_keys: 'b, c' }),
      ],
    },
  }),
  'a long card': v3({
    ...whole,
    description: Array.from({ length: 3000 }, (_, at) => `Line ${at} of many words.`).join('\n'),
    alternate_greetings: Array.from({ length: 60 }, (_, at) => `Greeting ${at}`),
  }),
  'a large lorebook': v3({
    ...whole,
    character_book: {
      extensions: {},
      entries: Array.from({ length: 500 }, (_, at) =>
        entry([`place ${at}`, `site ${at}`], `Place ${at} is far away.`, { use_regex: false }),
      ),
    },
  }),
  'all macros': v3({
    ...whole,
    first_mes:
      '{{random:Hello,Hi\\, you}} {{pick:a,b}} {{roll:d6}} {{// note}}{{comment: c}}{{reverse:ab}}{{unknown}}<BOT>',
  }),
};
