import { describe, expect, it } from 'vitest';
import { installPlan } from './install-plan.mjs';

const packages = { 'apt-get': 'redis-server', dnf: 'redis', apk: 'redis', brew: 'redis' };
const root = { isRoot: true, sudoAsksNothing: false };
const ordinary = { isRoot: false, sudoAsksNothing: false };

describe('how a missing program is installed', () => {
  it('follows the package manager of the system', () => {
    const commands = (manager: string) =>
      installPlan(packages, { ...root, managers: [manager] })?.commands.at(-1);
    expect(commands('apt-get')).toEqual([
      'apt-get',
      'install',
      '--yes',
      '--no-install-recommends',
      'redis-server',
    ]);
    expect(commands('dnf')).toEqual(['dnf', 'install', '--assumeyes', 'redis']);
    expect(commands('apk')).toEqual(['apk', 'add', 'redis']);
  });

  it('renews the list of packages first where that is needed', () => {
    const plan = installPlan(packages, { ...root, managers: ['apt-get'] });
    expect(plan?.commands[0]).toEqual(['apt-get', 'update']);
  });

  it('is done for root, and for whom sudo asks nothing', () => {
    const managers = ['apt-get'];
    expect(installPlan(packages, { ...root, managers })?.mayRun).toBe(true);
    const trusted = installPlan(packages, { ...ordinary, sudoAsksNothing: true, managers });
    expect(trusted).toMatchObject({ mayRun: true });
    expect(trusted?.commands.every(([first]) => first === 'sudo')).toBe(true);
  });

  it('is only told to an ordinary person, with sudo', () => {
    const plan = installPlan(packages, { ...ordinary, managers: ['apt-get'] });
    expect(plan?.mayRun).toBe(false);
    expect(plan?.commands.at(-1)?.slice(0, 2)).toEqual(['sudo', 'apt-get']);
  });

  it('needs no sudo with Homebrew, which refuses root', () => {
    expect(installPlan(packages, { ...ordinary, managers: ['brew'] })).toEqual({
      commands: [['brew', 'install', 'redis']],
      mayRun: true,
    });
    expect(installPlan(packages, { ...root, managers: ['brew'] })?.mayRun).toBe(false);
  });

  it('is not known where no manager or no package of it is', () => {
    expect(installPlan(packages, { ...root, managers: [] })).toBeNull();
    expect(installPlan({ dnf: 'redis' }, { ...root, managers: ['apt-get'] })).toBeNull();
  });
});
