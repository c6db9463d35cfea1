import { defineHook } from '../shared/hooks';

/** Staff approved a model; its twin is made next. */
export const modelApproved = defineHook<{ creatorId: string }>('creators.model-approved');

/** The steps of a model that can begin again after a decision of staff. */
export const restartedSteps = ['identity', 'photos', 'voice', 'release'] as const;
export type RestartedStep = (typeof restartedSteps)[number];

/** Staff declined a model; these steps begin again. */
export const modelDeclined = defineHook<{ creatorId: string; restarts: readonly RestartedStep[] }>(
  'creators.model-declined',
);

/** Staff, a manager or the person wants the twin, or only its previews, made again. */
export const twinWanted = defineHook<{ creatorId: string; part: 'twin' | 'previews' }>(
  'creators.twin-wanted',
);
