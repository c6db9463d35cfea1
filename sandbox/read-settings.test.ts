import { expect, it } from 'vitest';
import { readSettings } from './read-settings';

it('has a default for everything but the deployment', () => {
  expect(readSettings({ DEPLOYMENT: 'demo', SANDBOX_PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3002,
    smtpPort: 3025,
    modelPace: 1,
    productName: 'Nocturne',
    dataFolder: undefined,
    drawsBehind: true,
  });
});

it('reads what is set', () => {
  const env = { DEPLOYMENT: 'test', SANDBOX_PORT: '0', SANDBOX_MODEL_PACE: '0', DATA_DIR: 'data' };
  expect(readSettings(env)).toMatchObject({ port: 0, modelPace: 0, dataFolder: 'data' });
});

it.each([undefined, '', 'production', 'staging'])('refuses the deployment %j', (deployment) => {
  expect(() => readSettings({ DEPLOYMENT: deployment })).toThrow(
    'only where DEPLOYMENT is demo or test',
  );
});
