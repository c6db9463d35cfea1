import { expect, it } from 'vitest';
import { upcomingChanges } from './upcoming-changes';

const summary = { 'en-GB': 'A', 'fr-FR': 'B', 'de-DE': 'C', 'es-ES': 'D', 'pt-BR': 'E' };

it.each([
  ['2026-12-31T23:59:59Z', ['b']],
  ['2027-01-01T00:00:00Z', []],
])('lists at %s the changes that do not apply yet', (now, names) => {
  const upcoming = upcomingChanges(new Date(now), [
    { document: 'terms', version: 'a' },
    { document: 'terms', version: 'b', change: { effectiveOn: '2027-01-01', summary } },
  ]);
  expect(upcoming.map(({ version }) => version)).toEqual(names);
});
