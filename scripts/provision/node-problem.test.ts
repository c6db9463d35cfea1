import { describe, expect, it } from 'vitest';
import { nodeProblem } from './node-problem.mjs';

describe('the version of Node', () => {
  it.each(['20.11.0', '20.20.2', '22.0.0', '22.14.0', '24.21.0'])('%s is fine', (version) => {
    expect(nodeProblem(version, 'linux')).toBeNull();
  });

  it.each(['18.20.0', '21.7.3', '23.1.0'])('%s is refused with the ones that do', (version) => {
    expect(nodeProblem(version, 'linux')).toContain(
      `Node 20, 22, 24 is needed; this is Node ${version}.`,
    );
  });

  it('matters nowhere but on systems the product runs on', () => {
    expect(nodeProblem('22.0.0', 'win32')).toContain('WSL');
  });
});
