import { modelTakenDown } from '../creators/hooks-of-consent';
import { generationMoved } from '../generations/generation';
import { on } from '../shared/hooks';
import { discardUnfinished, showImage } from './show-image';

export const creatorPostsHooks = [
  on(generationMoved, showImage),
  on(modelTakenDown, (context, trx, { creatorId }) => discardUnfinished(context, trx, creatorId)),
];
