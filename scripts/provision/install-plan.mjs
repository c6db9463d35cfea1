/**
 * The supported package managers, and the commands that install a package with each.
 * @type {Record<string, (name: string) => string[][]>}
 */
export const MANAGERS = {
  'apt-get': (name) => [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', name],
  ],
  dnf: (name) => [['dnf', 'install', '--assumeyes', name]],
  apk: (name) => [['apk', 'add', name]],
  brew: (name) => [['brew', 'install', name]],
};

/**
 * Returns the commands that install a package on this system, and whether we may run them.
 * @param {Record<string, string>} packages the package's name for each manager
 * @param {{ managers: string[], isRoot: boolean, isSudoPasswordless: boolean }} system
 * @returns {{ commands: string[][], mayRun: boolean } | null} null when no manager is known
 */
export function installPlan(packages, { managers, isRoot, isSudoPasswordless }) {
  const manager = Object.keys(MANAGERS).find((name) => managers.includes(name) && packages[name]);
  if (manager === undefined) return null;
  const commands = MANAGERS[manager](packages[manager]);
  // Homebrew installs into the user's own folder and refuses to run as root.
  if (manager === 'brew') return { commands, mayRun: !isRoot };
  if (isRoot) return { commands, mayRun: true };
  return { commands: commands.map((words) => ['sudo', ...words]), mayRun: isSudoPasswordless };
}
