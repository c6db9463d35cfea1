import { animeCity } from './anime-city';
import { animeInk } from './anime-ink';
import { animeNature } from './anime-nature';
import { animeStage } from './anime-stage';
import { cityAndCare } from './city-and-care';
import { completeMember } from './complete-member';
import { makers } from './makers';
import { nightAndMusic } from './night-and-music';
import type { CastMember } from './schema';
import { skyAndSea } from './sky-and-sea';
import { stageAndScreen } from './stage-and-screen';
import { tableAndGarden } from './table-and-garden';
import { wordsAndIdeas } from './words-and-ideas';

export type { CastMember } from './schema';

const photographed = [
  ...nightAndMusic,
  ...makers,
  ...stageAndScreen,
  ...wordsAndIdeas,
  ...tableAndGarden,
  ...skyAndSea,
  ...cityAndCare,
].map((draft) => completeMember(draft, 'Realistic'));

const drawn = [...animeCity, ...animeStage, ...animeNature, ...animeInk].map((draft) =>
  completeMember(draft, 'Anime'),
);

/** All characters of a new installation. */
export const cast: CastMember[] = [...photographed, ...drawn];
