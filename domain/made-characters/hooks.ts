import { generationMoved } from '../generations/generation';
import { on } from '../shared/hooks';
import { showPortrait } from './show-portrait';

export const madeCharactersHooks = [
  on(generationMoved, (context, trx, generation) => showPortrait(context, trx, generation)),
];
