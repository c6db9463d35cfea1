import { generationMoved } from '../generations/generation';
import { on } from '../shared/hooks';
import { showSimplified } from './show-simplified';

export const mastersHooks = [
  on(generationMoved, (context, trx, generation) => showSimplified(context, trx, generation)),
];
