import type { Colour } from './colour';

/** Two coloured lights and the tones of the room. */
export interface Palette {
  /** The tones of the room, from the darkest to the lightest. */
  ground: readonly [Colour, Colour, Colour];
  key: Colour;
  rim: Colour;
  glow: Colour;
}

export const PALETTES = {
  rosewood: {
    ground: ['#12060d', '#3d1224', '#8a2f45'],
    key: '#ffbd94',
    rim: '#ff5f86',
    glow: '#ff7d6e',
  },
  lagoon: {
    ground: ['#04100f', '#0b3136', '#1d6f70'],
    key: '#ffb08c',
    rim: '#43d6c9',
    glow: '#4fc9bd',
  },
  indigo: {
    ground: ['#080818', '#1c1e50', '#4347a8'],
    key: '#ffcaa3',
    rim: '#8c95ff',
    glow: '#7d83ff',
  },
  emerald: {
    ground: ['#05100b', '#0f3626', '#267a55'],
    key: '#ffd79a',
    rim: '#52d79d',
    glow: '#58c78e',
  },
  signal: {
    ground: ['#0b0a1a', '#3a0e1e', '#a3242f'],
    key: '#ff8d78',
    rim: '#5fa4ff',
    glow: '#ff4f4a',
  },
  ultraviolet: {
    ground: ['#0c0718', '#321a5c', '#7a3fc0'],
    key: '#ffb6d9',
    rim: '#6fdcff',
    glow: '#b070ff',
  },
  sodium: {
    ground: ['#080b15', '#15233f', '#2f5388'],
    key: '#ffb866',
    rim: '#77a9ff',
    glow: '#ffab4d',
  },
  fuchsia: {
    ground: ['#13051a', '#50113f', '#b32a79'],
    key: '#ffab70',
    rim: '#ff62c6',
    glow: '#ff5ca8',
  },
  ivory: {
    ground: ['#0c0c0f', '#2a2b31', '#6d6c70'],
    key: '#f6e9d8',
    rim: '#b4bfd0',
    glow: '#cfc6ba',
  },
  olive: {
    ground: ['#0c0d06', '#2e3016', '#747339'],
    key: '#ffca90',
    rim: '#ccd468',
    glow: '#cdbf5c',
  },
  copper: {
    ground: ['#120805', '#4a2112', '#a8522a'],
    key: '#ffd6a8',
    rim: '#ff8a4d',
    glow: '#ff9a55',
  },
  glacier: {
    ground: ['#050d14', '#143a52', '#3d86a8'],
    key: '#ffdcc6',
    rim: '#93e4ff',
    glow: '#7fcbea',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

export const PALETTE_NAMES = [
  'rosewood',
  'lagoon',
  'indigo',
  'emerald',
  'signal',
  'ultraviolet',
  'sodium',
  'fuchsia',
  'ivory',
  'olive',
  'copper',
  'glacier',
] as const satisfies readonly PaletteName[];

export const SKINS = [
  '#f3cdb4',
  '#e8b795',
  '#d39a72',
  '#b67a52',
  '#8d5638',
  '#673a26',
  '#f0c3a6',
  '#c58b62',
] as const satisfies readonly Colour[];

export const HAIR_COLOURS = [
  '#0d0a0c',
  '#1c120f',
  '#33201a',
  '#57321f',
  '#7c4424',
  '#a8703a',
  '#d1a566',
  '#8f2f22',
  '#c9c3bd',
  '#2a2f52',
] as const satisfies readonly Colour[];

export const FABRICS = [
  '#1b1418',
  '#2a2026',
  '#3a1420',
  '#5b1f2b',
  '#243049',
  '#1e3a33',
  '#b9a68f',
  '#d8cfc6',
  '#6b4a33',
  '#4a3358',
  '#8a3d2e',
  '#12131a',
] as const satisfies readonly Colour[];
