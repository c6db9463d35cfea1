import { describe, expect, it } from 'vitest';
import { readOptions } from './options.mjs';

describe('the options of a test run', () => {
  it('choose every suite by default', () => {
    expect(readOptions([])).toEqual({
      run: 'everyday',
      only: null,
      changed: false,
      passedOn: [],
    });
    expect(readOptions(['--landing']).run).toBe('landing');
    expect(readOptions(['--changed'])).toMatchObject({ run: 'everyday', changed: true });
    expect(readOptions(['--full']).run).toBe('full');
  });

  it('pass the rest on to the one suite they choose', () => {
    expect(readOptions(['--only', 'unit', 'domain/wallet', '-t', 'twice'])).toEqual({
      run: 'everyday',
      only: 'unit',
      changed: false,
      passedOn: ['domain/wallet', '-t', 'twice'],
    });
  });

  it('refuse arguments that no suite can take', () => {
    expect(() => readOptions(['--only', 'everything'])).toThrow('--only takes one of');
    expect(() => readOptions(['domain/wallet'])).toThrow('needs to know a suite');
  });
});
