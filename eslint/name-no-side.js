/** `left-1/2` is allowed: it centres, which is the same from both sides. */
const sided =
  /(?:^|[\s:])(?:-?[mp][lr]-|text-(?:left|right)(?!\w)|border-[lr](?:\s|$)|(?:left|right)-(?!1\/2))/;

/**
 * Forbids classes that name a side of the screen: it is the wrong side in a language written from the
 * right.
 * @type {import('eslint').Rule.RuleModule}
 */
export const nameNoSide = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { sided: 'Say start and end: some languages are written from the right.' },
  },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && sided.test(text)) {
        context.report({ node, messageId: 'sided' });
      }
    };
    const within = "JSXAttribute[name.name='className']";
    return {
      [`${within} Literal`]: (node) => check(node, node.value),
      [`${within} TemplateElement`]: (node) => check(node, node.value.raw),
    };
  },
};
