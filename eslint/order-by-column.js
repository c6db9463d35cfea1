/**
 * Finds names after ORDER BY that an expression of the SELECT list hides: `select id::text … order by id`
 * sorts by the text, since a name after ORDER BY means the listed expression before it means a column.
 */

const looksLikeSql = /\bselect\s[\s\S]*\bfrom\s[\s\S]*\border\s+by\s/i;
const token =
  /'[^']*'|--.*|\(|\)|,|\b(?:select|from|order\s+by|limit|offset|fetch|for|union|where|group\s+by|having|window)\b/gi;
const ending = /^(?:limit|offset|fetch|for|union)$/i;

/** Returns the queries of a text, inner ones too: the lists that each selects and orders by. */
export function queriesOf(text) {
  const queries = [];
  const stack = [open()];
  for (const match of text.matchAll(token)) {
    const [word] = match;
    if (word.startsWith("'") || word.startsWith('--')) continue;
    const level = stack.at(-1);
    if (word === '(') {
      stack.push(open());
      continue;
    }
    if (word === ')') {
      if (stack.length > 1) close(stack.pop(), match.index);
      continue;
    }
    if (word === ',') {
      if (level.reading) level.items.push(text.slice(level.from, match.index));
      if (level.reading) level.from = match.index + 1;
      continue;
    }
    end(level, match.index);
    if (/^select$/i.test(word)) start(level, 'selected', match.index + word.length);
    else if (/^order/i.test(word)) start(level, 'ordered', match.index + word.length);
    if (ending.test(word)) finish(level);
  }
  while (stack.length > 0) close(stack.pop(), text.length);
  return queries;

  function open() {
    return { selected: [], ordered: [], reading: null, items: [], from: 0 };
  }
  function start(level, reading, from) {
    if (reading === 'selected') finish(level);
    Object.assign(level, { reading, items: [], from });
  }
  function end(level, until) {
    if (!level.reading) return;
    level[level.reading] = [...level.items, text.slice(level.from, until)];
    level.reading = null;
  }
  function finish(level) {
    if (level.selected.length > 0 && level.ordered.length > 0) {
      queries.push({ selected: level.selected, ordered: level.ordered });
    }
    Object.assign(level, { selected: [], ordered: [] });
  }
  function close(level, until) {
    end(level, until);
    finish(level);
  }
}

const plain = /^(?:\w+\.)?(\w+)$/;

/** Returns the name of an item of a SELECT list, and whether the item is the column of that name. */
function outputOf(item) {
  const text = item.trim().replace(/^distinct\s+(?:on\s*\([^)]*\)\s*)?/i, '');
  const alias = /\bas\s+"?(\w+)"?$/i.exec(text)?.[1];
  const cast = /^(?:\w+\.)?(\w+)::[\w ]+(?:\[\])?$/.exec(text)?.[1];
  const itself = plain.exec(text)?.[1];
  const name = alias ?? cast ?? itself;
  if (alias === undefined) return { name, isItself: itself !== undefined };
  const source = plain.exec(text.replace(/\s+as\s+"?\w+"?$/i, ''))?.[1];
  return { name, isItself: source === alias };
}

/** Returns names that a text orders by and that a listed expression hides. */
export function shadowsOf(text, columns) {
  return queriesOf(text).flatMap(({ selected, ordered }) => {
    const names = ordered.map((item) => item.trim().replace(/\s+(?:asc|desc|nulls)\b.*$/i, ''));
    return selected
      .map(outputOf)
      .filter(({ name, isItself }) => !isItself && names.includes(name) && columns.has(name))
      .map(({ name }) => name);
  });
}

/**
 * Its option is `names`, the columns of each table, view and function.
 * @type {import('eslint').Rule.RuleModule}
 */
export const orderByColumn = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      shadowed:
        'ORDER BY {{name}} sorts by what the SELECT calls so, not by the column: write table.{{name}}, or another alias.',
    },
  },
  create(context) {
    const [{ names }] = context.options;
    const check = (node, text) => {
      if (!looksLikeSql.test(text)) return;
      const columns = new Set(
        Object.entries(names)
          .filter(([table]) => new RegExp(`\\b${table}\\b`).test(text))
          .flatMap(([, known]) => known),
      );
      for (const name of new Set(shadowsOf(text, columns))) {
        context.report({ node, messageId: 'shadowed', data: { name } });
      }
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('x')),
    };
  },
};
