import { describe, expect, it } from 'vitest';
import { installPlan } from './install-plan.mjs';

const packages = { 'apt-get': 'redis-server', dnf: 'redis', apk: 'redis', brew: 'redis' };
const root = { isRoot: true, isSudoPasswordless: false };
const ordinary = { isRoot: false, isSudoPasswordless: false };

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

  it('refreshes the package list first where that is needed', () => {
    const plan = installPlan(packages, { ...root, managers: ['apt-get'] });
    expect(plan?.commands[0]).toEqual(['apt-get', 'update']);
  });

  it('is run for root, and for users whose sudo needs no password', () => {
    const managers = ['apt-get'];
    expect(installPlan(packages, { ...root, managers })?.mayRun).toBe(true);
    const trusted = installPlan(packages, { ...ordinary, isSudoPasswordless: true, managers });
    expect(trusted).toMatchObject({ mayRun: true });
    expect(trusted?.commands.every(([first]) => first === 'sudo')).toBe(true);
  });

  it('is only printed for an ordinary user, with sudo', () => {
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

  it('is unknown without a package manager, or without a package for it', () => {
    expect(installPlan(packages, { ...root, managers: [] })).toBeNull();
    expect(installPlan({ dnf: 'redis' }, { ...root, managers: ['apt-get'] })).toBeNull();
  });
});
