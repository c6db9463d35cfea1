import { characterFollowed, characterUnfollowed } from '~/domain/characters/events';
import { onEvent } from '../relay/route';

// Nobody is told yet; what is for one person follows from their follows when it is next reckoned.
export const charactersRoutes = [
  onEvent(characterFollowed, () => ({})),
  onEvent(characterUnfollowed, () => ({})),
];
