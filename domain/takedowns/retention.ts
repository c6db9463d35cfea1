import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { takedownsSettings } from './settings';

/** The retention of reversed takedowns; takedowns in force are kept. */
export const takedownsRetention = {
  takedowns: removeAfter(takedownsSettings, 'takedown_kept_seconds', {
    table: 'takedowns',
    key: 'id',
    column: 'restored_at',
    where: (rows) => void rows.whereNotNull('restored_at'),
  }),
} satisfies Retention;
