import { productSettings } from '../../settings/settings';
import type { Choices } from '../choices';
import { offerTraits } from '../offered-traits';
import type { Offered } from '../read-offered';

/** The default offer, with drawings. */
export const everythingOffered: Offered = {
  traits: offerTraits({ settings: productSettings.parse({}), isAnimeMade: true }),
  minAge: 21,
};

/** Complete choices that are on offer by default. */
export const sampleChoices = (changes: Partial<Choices> = {}): Choices => ({
  style: 'Realistic',
  gender: 'female',
  ethnicity: 'Mixed',
  age: 33,
  eyes: 'Green',
  hair: 'Wavy',
  hairColor: 'Auburn',
  body: 'Slim',
  personality: 'Playful',
  voice: 'ember',
  mood: 'Narrative',
  occupation: 'pilot',
  hobbies: ['reading', 'travel'],
  relationship: 'stranger',
  name: 'Odile Ferrant',
  greeting: 'The coffee is terrible, I got you one.',
  line: 'Flies the night mail.',
  ...changes,
});
