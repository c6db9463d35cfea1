import { type Colour, mix, multiply, NIGHT, WHITE } from './colour';
import { HAIR_COLOURS, type Palette, PALETTES, SKINS } from './palettes';
import type { Traits } from './traits';

interface SkinTones {
  lit: Colour;
  mid: Colour;
  dark: Colour;
  /** The colour of lines and the deepest shadows on skin. */
  ink: Colour;
}

export interface ClothTones {
  lit: Colour;
  mid: Colour;
  dark: Colour;
  lining: Colour;
  liningLight: Colour;
}

/** Traits with every colour computed under the two lights. */
export interface Look extends Traits {
  colours: Palette;
  skinTones: SkinTones;
  hairBase: Colour;
  browColour: Colour;
  clothTones: ClothTones;
  /** The tones of scarves and hats. */
  headTones: ClothTones;
}

function lightSkin(skin: Colour, { key, rim, ground }: Palette): SkinTones {
  return {
    lit: mix(multiply(mix(skin, WHITE, 0.2), mix(key, WHITE, 0.42)), key, 0.14),
    mid: mix(multiply(skin, mix(key, WHITE, 0.1)), ground[1], 0.22),
    dark: mix(multiply(skin, mix(rim, ground[1], 0.35)), ground[0], 0.62),
    ink: mix(multiply(skin, ground[1]), NIGHT, 0.62),
  };
}

function lightCloth(fabric: Colour, lining: Colour, { key, ground }: Palette): ClothTones {
  return {
    lit: mix(multiply(fabric, mix(key, WHITE, 0.35)), fabric, 0.3),
    mid: mix(fabric, ground[0], 0.45),
    dark: mix(fabric, ground[0], 0.82),
    lining: mix(lining, ground[0], 0.35),
    liningLight: key,
  };
}

export function resolveLook(traits: Traits): Look {
  const colours: Palette = PALETTES[traits.palette];
  const hairBase = HAIR_COLOURS[traits.hairColour] ?? HAIR_COLOURS[0];
  return {
    ...traits,
    colours,
    hairBase,
    browColour: mix(hairBase, '#1a0f0c', 0.55),
    skinTones: lightSkin(SKINS[traits.skin] ?? SKINS[0], colours),
    clothTones: lightCloth(traits.fabric, traits.lining, colours),
    headTones: lightCloth(traits.headFabric, traits.lining, colours),
  };
}
