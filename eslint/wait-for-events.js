const clocks = new Set(['Date.now', 'performance.now']);

const isCallOf = (node, names) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'Identifier' &&
  node.callee.property.type === 'Identifier' &&
  names.has(`${node.callee.object.name}.${node.callee.property.name}`);

const polls = new Set(['expect.poll', 'vi.waitFor', 'vi.waitUntil']);
const comparison = /^toBe(?:Less|Greater)Than(?:OrEqual)?$/;

/** Yields a node and all its descendants. */
function* nodesOf(node, keys) {
  yield node;
  for (const key of keys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) yield* nodesOf(child, keys);
  }
}

/**
 * Forbids tests that wait by the clock, which fail on a busy machine: they must wait for events.
 * @type {import('eslint').Rule.RuleModule}
 */
export const waitForEvents = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      poll: 'Use eventually of ~/db/testing/eventually, which is the only wait of tests.',
      sleep: 'A test never sleeps: wait for what happens with eventually, or move the clock.',
      measured: 'Assert what happens and in which order, not how long a busy machine took.',
    },
  },
  create(context) {
    const { visitorKeys } = context.sourceCode;
    const valueOf = (identifier) => {
      for (let scope = context.sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const [definition] = scope.set.get(identifier.name)?.defs ?? [];
        if (definition)
          return definition.node.type === 'VariableDeclarator' && definition.node.init;
      }
      return null;
    };
    const isClock = (node) =>
      isCallOf(node, clocks) || (node.type === 'Identifier' && isCallOf(valueOf(node), clocks));
    /**
     * Checks whether an expression is a duration between two clock readings, or a variable that contains
     * one.
     */
    const isMeasured = (node, isDeep = true) =>
      [...nodesOf(node, visitorKeys)].some(
        (one) =>
          (one.type === 'BinaryExpression' &&
            one.operator === '-' &&
            (isClock(one.left) || isClock(one.right)) &&
            one.right.type !== 'Literal') ||
          (isDeep && one.type === 'Identifier' && valueOf(one) && isMeasured(valueOf(one), false)),
      );
    const isExpect = (node) =>
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'expect';

    return {
      CallExpression(node) {
        if (isCallOf(node, polls)) return context.report({ node, messageId: 'poll' });
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || !comparison.test(callee.property.name)) return;
        if (!isExpect(callee.object)) return;
        const compared = [...callee.object.arguments, ...node.arguments];
        if (compared.some((one) => isMeasured(one)))
          context.report({ node, messageId: 'measured' });
      },
      ImportDeclaration(node) {
        if (/^(?:node:)?timers\/promises$/.test(node.source.value)) {
          context.report({ node, messageId: 'sleep' });
        }
      },
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]'(node) {
        const [work] = node.arguments;
        const executor = context.sourceCode
          .getAncestors(node)
          .findLast((one) => one.type === 'NewExpression' && one.callee.name === 'Promise')
          ?.arguments[0];
        const resolve = executor?.params?.[0]?.name;
        if (resolve && work?.type === 'Identifier' && work.name === resolve) {
          context.report({ node, messageId: 'sleep' });
        }
      },
    };
  },
};
