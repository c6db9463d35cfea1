import { nodeProblem } from './node-problem.mjs';

/** Ends the process with a sentence when its Node is of no use. */
export function requireNode() {
  const problem = nodeProblem(process.versions.node, process.platform);
  if (problem === null) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
