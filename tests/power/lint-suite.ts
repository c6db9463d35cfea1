import { relative } from 'node:path';
import { z } from 'zod';

import { runTool } from './run-tool';
import type { Failure, Suite } from './suite';

const oxlintSchema = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), message: z.string() })),
});
const eslintSchema = z.array(
  z.object({ filePath: z.string(), messages: z.array(z.object({ message: z.string() })) }),
);

/** Creates the suite of types and lint rules: both tools read the whole tree, whichever files are named. */
export function lintSuite(tree: string): Suite {
  return {
    name: 'lint and types',
    after: ['everyday'],
    near: () => [],
    async run(): Promise<Failure[]> {
      const limits = { minutes: 15 };
      const output = await runTool(
        tree,
        'oxlint',
        ['--type-aware', '--type-check', '--format', 'json'],
        limits,
      );
      const checked = oxlintSchema.parse(JSON.parse(output)).diagnostics;
      const own = await runTool(tree, 'eslint', ['.', '--format', 'json'], limits);
      return [
        ...checked.map(({ filename, message }) => ({ file: filename, test: message })),
        ...eslintSchema
          .parse(JSON.parse(own))
          .flatMap(({ filePath, messages }) =>
            messages.map(({ message }) => ({ file: relative(tree, filePath), test: message })),
          ),
      ];
    },
  };
}
