import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { nameNoSide } from './name-no-side.js';

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});
const sided = [{ messageId: 'sided' }];

describe('name-no-side', () => {
  it('allows classes that follow the text direction, and reports those with a fixed side', () => {
    tester.run('name-no-side', nameNoSide, {
      valid: [
        '<p className="ps-2 start-0 text-end border-e" />',
        '<p className="left-1/2 -translate-x-1/2 overline border-r-transparent" />',
        '<p title="left-2" />',
      ],
      invalid: [
        { code: '<p className="pl-3" />', errors: sided },
        { code: '<p className={`md:-mr-2 ${more}`} />', errors: sided },
        { code: '<p className={isWide ? "lg:border-r" : ""} />', errors: sided },
        { code: '<p className={clsx("text-right", more)} />', errors: sided },
        { code: '<p className="absolute left-0" />', errors: sided },
      ],
    });
  });
});
