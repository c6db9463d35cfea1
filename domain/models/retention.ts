import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { modelSettings } from './settings';

/** The retention of recorded model calls. */
export const modelsRetention = {
  model_calls: removeAfter(modelSettings, 'model_calls_kept_seconds', {
    table: 'model_calls',
    key: 'id',
    column: 'created_at',
  }),
  speech_calls: removeAfter(modelSettings, 'model_calls_kept_seconds', {
    table: 'speech_calls',
    key: 'id',
    column: 'created_at',
  }),
} satisfies Retention;
