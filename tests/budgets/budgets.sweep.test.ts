import { it } from 'vitest';
import { countScenes } from './testing/count-scenes';
import { holdBudget } from './testing/hold-budget';
import { countJourneys } from './testing/list-journeys';

it('journeys', { timeout: 300_000 }, async () => {
  holdBudget('journeys', await countJourneys());
});

it('gallery', () => {
  holdBudget('gallery', countScenes());
});
