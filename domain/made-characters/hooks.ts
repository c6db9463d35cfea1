import { generationMoved } from '../generations/generation';
import { on } from '../shared/hooks';
import { showPortrait } from './show-portrait';
import { showVideoPreview } from './video-preview';

export const madeCharactersHooks = [
  on(generationMoved, (context, trx, generation) => showPortrait(context, trx, generation)),
  on(generationMoved, (_context, trx, generation) => showVideoPreview(trx, generation)),
];
