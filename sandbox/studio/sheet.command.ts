import { writeFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { drawTraits } from './draw-traits';
import { PALETTE_NAMES } from './palettes';
import { renderCover, renderPortrait, renderStill } from './render';
import { stillSchema } from './stills/paint-still';
import { FEMININE_CLOTHES, FEMININE_HAIR, MASCULINE_HAIR, SCENES, type Traits } from './traits';

const TILE = { width: 240, height: 300 };
const GAP = 10;
const LABEL = 22;
const COLUMNS = 12;

interface Tile {
  label: string;
  render(): Promise<Buffer>;
}

interface Section {
  title: string;
  tiles: Tile[];
}

/** Returns another element for every tile of a row, so that palettes and scenes alternate. */
function rotate<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

function person(label: string, index: number, pins: Partial<Traits>): Tile {
  const surroundings = {
    palette: rotate(PALETTE_NAMES, index * 5 + 1),
    scene: rotate(SCENES, index * 7 + 2),
  };
  const traits = drawTraits(`sheet-${label}-${index}`, { ...surroundings, ...pins });
  return {
    label,
    render: () => renderPortrait(traits, { ...TILE, framing: 'bust', format: 'png' }),
  };
}

const front = { style: 'realistic', pose: 'front' } as const;
const feminine = { ...front, masculine: false } as const;
const masculine = { ...front, masculine: true } as const;
const anime = { style: 'anime', pose: 'front' } as const;
const model = { ...feminine, hair: 'waves' } as const;

/** Returns all kinds of people, in the usual shot. */
function people(): Section[] {
  return [
    {
      title: 'Hair',
      tiles: FEMININE_HAIR.map((hair, index) => person(hair, index, { ...feminine, hair })),
    },
    {
      title: 'Hair, men',
      tiles: [...MASCULINE_HAIR, ...MASCULINE_HAIR].map((hair, index) =>
        person(hair, index + 3, { ...masculine, hair, beard: index < 6 ? 0 : 0.55 }),
      ),
    },
    {
      title: 'Profile',
      tiles: [...FEMININE_HAIR, ...MASCULINE_HAIR].map((hair, index) =>
        person(hair, index, { pose: 'profile', hair, masculine: index >= FEMININE_HAIR.length }),
      ),
    },
    {
      title: 'Anime',
      tiles: [...FEMININE_HAIR, ...MASCULINE_HAIR].map((hair, index) =>
        person(hair, index + 1, { ...anime, hair, masculine: index >= FEMININE_HAIR.length }),
      ),
    },
    {
      title: 'Clothes',
      tiles: FEMININE_CLOTHES.map((cloth, index) =>
        person(cloth, index + 5, { ...feminine, cloth }),
      ),
    },
    {
      title: 'Palettes and scenes',
      tiles: PALETTE_NAMES.map((palette, index) =>
        person(palette, index, { palette, scene: rotate(SCENES, index) }),
      ),
    },
  ];
}

/** Returns other shots of one person, and pictures without a person. */
function otherPictures(): Section[] {
  return [
    {
      title: 'From behind, close, half',
      tiles: (['back', 'close', 'half'] as const).map((label) => {
        const pose = label === 'back' ? 'back' : 'front';
        const shot = { shot: label, pose, scene: 'city', palette: 'sodium' } as const;
        const traits = drawTraits('sheet', model, shot);
        const framing = label === 'back' ? 'bust' : label;
        return { label, render: () => renderPortrait(traits, { ...TILE, framing, format: 'png' }) };
      }),
    },
    {
      title: 'Still lifes, cover',
      tiles: [
        ...stillSchema.options.map((still, index) => ({
          label: still,
          render: () =>
            renderStill(drawTraits('sheet', { palette: rotate(PALETTE_NAMES, index * 3) }), still, {
              ...TILE,
              format: 'png',
            }),
        })),
        {
          label: 'cover',
          render: () => renderCover(drawTraits('sheet', model), { format: 'png' }),
        },
      ],
    },
  ];
}

function caption(text: string, size: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width * 2}" height="${LABEL}"><text x="0" y="16" font-family="sans-serif" font-size="${size}" fill="#cbbcc5">${text}</text></svg>`;
  return Buffer.from(svg);
}

/** Renders every form of the studio on one page, for review. */
export async function renderSheet(): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  let top = GAP;
  for (const { title, tiles } of [...people(), ...otherPictures()]) {
    parts.push({ input: caption(title, 15), left: GAP, top });
    top += LABEL;
    for (const [index, tile] of tiles.entries()) {
      const column = index % COLUMNS;
      if (index > 0 && column === 0) top += TILE.height + LABEL;
      const left = GAP + column * (TILE.width + GAP);
      const picture = await sharp(await tile.render())
        .resize(TILE.width, TILE.height, { fit: 'contain', background: '#0b070d' })
        .png({ compressionLevel: 1 })
        .toBuffer();
      parts.push({ input: picture, left, top });
      parts.push({ input: caption(tile.label, 12), left, top: top + TILE.height });
    }
    top += TILE.height + LABEL + GAP;
  }
  const width = COLUMNS * (TILE.width + GAP) + GAP + TILE.width;
  return sharp({ create: { width, height: top, channels: 3, background: '#0b070d' } })
    .composite(parts)
    .png()
    .toBuffer();
}

const [out] = process.argv.slice(2);
if (!out)
  throw new Error('Say where the sheet should go: tsx sandbox/studio/sheet.command.ts out.png');
await writeFile(out, await renderSheet());
