import { nodeProblem } from './node-problem.mjs';

/** Ends the process with a message when its Node is not supported. */
export function requireNode() {
  const problem = nodeProblem(process.versions.node, process.platform);
  if (problem === null) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
