/** The major versions that the full run tests, the recommended one last. */
export const SUPPORTED = [20, 22, 24];

/**
 * Returns the reason this Node cannot run the product.
 * @param {string} version as in process.versions.node
 * @param {string} platform as in process.platform
 * @returns {string | null} null when it can
 */
export function nodeProblem(version, platform) {
  if (platform === 'win32') return 'Windows is supported inside WSL only: start this from there.';
  const major = Number(version.split('.')[0]);
  if (SUPPORTED.includes(major)) return null;
  return (
    `Node ${SUPPORTED.join(', ')} is needed; this is Node ${version}.\n` +
    `With nvm: nvm install ${SUPPORTED.at(-1)}. Without: https://nodejs.org/en/download`
  );
}
