import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { statementsSettings } from './settings';

/** Statements of decisions long ago. */
export const statementsRetention = {
  statements: removeAfter(statementsSettings, 'statement_kept_seconds', {
    table: 'statements_of_reasons',
    key: 'id',
    column: 'given_at',
  }),
} satisfies Retention;
