import { expect, it } from 'vitest';
import { answers, faults, schemas, type Step } from './testing/application-faults';

it.each(Object.entries(answers))('the step %s accepts an ordinary answer', (step, answer) => {
  expect(schemas[step as Step].safeParse(answer).error?.issues).toBeUndefined();
});

it.each(faults)('the step %s refuses %j at %s', (step, typed, field, message) => {
  const { issues = [] } = schemas[step].safeParse({ ...answers[step], ...typed }).error ?? {};
  expect(issues.map(({ path, message: shown }) => [path[0], shown])).toContainEqual([
    field,
    message,
  ]);
});
