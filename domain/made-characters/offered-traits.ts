import { attributeCatalogue } from '../characters/attribute-catalogue';
import type { CharacterProfile } from '../characters/schema';
import type { SettingsOf } from '../shared/define-settings';
import type { productSettings } from '../settings/settings';
import { openingScenes, type StepChoices } from './choices';
import type { MakingStep } from './steps';

type Settings = Pick<
  SettingsOf<typeof productSettings>,
  | 'create_ai_styles'
  | 'create_ai_genders'
  | 'create_ai_body_types'
  | 'create_ai_breast_sizes'
  | 'create_ai_male_sizes'
  | 'create_ai_personalities'
  | 'create_ai_voice_emotions'
  | 'create_ai_zodiac_signs'
  | 'voice_presets'
>;

interface OfferedBy {
  settings: Settings;
  /** False if drawings are not judged, so that only photographs are made. */
  isAnimeMade: boolean;
}

/** The values on offer, by field, before any choice. */
export interface OfferedTraits {
  style: readonly string[];
  gender: readonly string[];
  body: readonly string[];
  bust: readonly string[];
  build: readonly string[];
  personality: readonly string[];
  mood: readonly string[];
  zodiac: readonly string[];
  voices: readonly { id: string; gender: CharacterProfile['gender'] }[];
}

/** Colours of eyes that only drawings have. */
const drawnEyes: readonly string[] = ['Gold', 'Red', 'Violet'];

/** Returns the values on offer: those of the catalogue that the settings have not switched off. */
export function offerTraits({ settings, isAnimeMade }: OfferedBy): OfferedTraits {
  const known = (type: keyof typeof attributeCatalogue, wanted: readonly string[]) => {
    const values: readonly string[] = attributeCatalogue[type];
    return values.filter((value) => wanted.includes(value));
  };
  return {
    style: settings.create_ai_styles.filter((style) => isAnimeMade || style !== 'Anime'),
    gender: settings.create_ai_genders,
    body: known('BodyType', settings.create_ai_body_types),
    bust: known('BreastSize', settings.create_ai_breast_sizes),
    build: known('ButtSize', settings.create_ai_male_sizes),
    personality: known('Personality', settings.create_ai_personalities),
    mood: known('Voice', settings.create_ai_voice_emotions),
    zodiac: settings.create_ai_zodiac_signs,
    voices: settings.voice_presets.map(({ id, gender }) => ({ id, gender })),
  };
}

type StepOptions = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the options of a step's fields, given the choices of the steps before it. A field that does not
 * apply has none. Age and texts have no options.
 */
export function optionsOf(
  step: MakingStep,
  { style }: Pick<StepChoices, 'style'>,
  offered: OfferedTraits,
): StepOptions {
  const isMan = style?.gender === 'male';
  const isDrawn = style?.style === 'Anime';
  const { Ethnicity, EyeColor, HairStyle, HairColor, ButtSize } = attributeCatalogue;
  const options: Record<MakingStep, StepOptions> = {
    style: { style: offered.style, gender: offered.gender },
    ethnicity: { ethnicity: Ethnicity },
    age: {},
    eyes: { eyes: EyeColor.filter((color) => isDrawn || !drawnEyes.includes(color)) },
    hair: { hair: HairStyle },
    'hair-color': { hairColor: HairColor },
    body: { body: offered.body },
    figure: isMan
      ? { bust: [], hips: [], build: offered.build }
      : { bust: offered.bust, hips: ButtSize, build: [] },
    personality: { personality: offered.personality },
    voice: { voice: voicesOf(style?.gender ?? 'female', offered), mood: offered.mood },
    occupation: { occupation: attributeCatalogue.Occupation },
    hobbies: { hobbies: attributeCatalogue.Hobby },
    relationship: { relationship: attributeCatalogue.Relationship },
    name: { scene: openingScenes, zodiac: offered.zodiac },
    summary: {},
  };
  return options[step];
}

/** Returns the presets of a gender; the gender itself if there are none, as when a voice is chosen by it. */
function voicesOf(gender: string, { voices }: OfferedTraits): readonly string[] {
  const fitting = voices.filter((voice) => voice.gender === gender).map(({ id }) => id);
  return fitting.length > 0 ? fitting : [gender];
}
